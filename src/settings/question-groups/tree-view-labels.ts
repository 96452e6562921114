import type { PathHeaders } from '../../model/settings/question-groups/paths';
import type { QuestionFlaw } from '../../model/settings/question-groups/review';

/** Texts of the views of the questions. */
export interface TreeViewTexts {
  view: string;
  views: Record<'outline' | 'paths' | 'diagram', string>;
  download: string;
  downloads: Record<'svg' | 'md' | 'csv', string>;
  pathColumns: PathHeaders;
  pathsTried(tried: string, count: string): string;
  pathsOf(group: string): string;
  diagramOf(group: string): string;
  diagramKeys: string;
  /** The player has gone through a line or a path. */
  visited: string;
  notVisited: string;
  /** What visitors would run into at a line, in a word or two. */
  flawMarks: Record<QuestionFlaw, string>;
  flawCounts: Record<'deadEnds' | 'loops' | 'offline', (count: number, formatted: string) => string>;
}

export const treeViewLabels: TreeViewTexts = {
  view: 'View',
  views: { outline: 'Outline', paths: 'Paths', diagram: 'Diagram' },
  download: 'Download',
  downloads: { svg: 'Diagram (SVG)', md: 'Outline (Markdown)', csv: 'Paths (CSV)' },
  pathColumns: { place: 'Number', path: 'Path', end: 'Ends with', reply: 'Reply' },
  pathsTried: (tried, count) => `Tried ${tried} of ${count} paths`,
  pathsOf: (group) => `Paths through ${group}`,
  diagramOf: (group) => `Diagram of ${group}`,
  diagramKeys: 'Arrow keys go along the branches, Enter opens a line in the outline, and +, -, and 0 zoom.',
  visited: 'Tried',
  notVisited: 'Not tried',
  flawMarks: {
    emptyText: 'Empty',
    noAction: 'Leads nowhere',
    emptyReply: 'Empty reply',
    nextNowhere: 'Loop',
    noQuestion: 'Leads nowhere',
    deletedWidget: 'Deleted widget',
    unfinishedWidget: 'Not set up',
    offlineWidget: 'Offline',
    unreachable: 'Never asked',
  },
  flawCounts: {
    deadEnds: (count, formatted) => (count === 1 ? '1 dead end' : `${formatted} dead ends`),
    loops: (count, formatted) => (count === 1 ? '1 loop' : `${formatted} loops`),
    offline: (count, formatted) => (count === 1 ? '1 offline chat' : `${formatted} offline chats`),
  },
};
