import { decodeEntities } from '../../../model/core/decode-entities';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { replyText } from '../../../model/settings/question-groups/paths';
import { playerStart, playQuestions, type PlayedEnd } from '../../../model/settings/question-groups/player';
import type { QuestionWidget } from '../../../model/settings/question-groups/review';
import { pathTo, type QuestionTree } from '../../../model/settings/question-groups/tree';
import type { TreePanel } from '../../../model/settings/question-groups/tree-state';
import type { PreviewMessage, PreviewThread } from '../../../model/widget-preview/widget-preview';
import { Announcer } from '../../../ui/base/announcer';
import { Button, Text } from '../../../ui/radix';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useLabels } from '../../../ui/theme/labels';
import { WidgetPreview } from '../../../ui/widget-preview/widget-preview';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { questionGroupsLabels, type QuestionGroupsLabels } from '../labels';
import { useTree, type Tree } from './tree-context';

/** Plays the current questions, saved or not, as a visitor sees them. Another `panel` object restarts it. */
export function PlayerPanel({ panel }: { panel: TreePanel }) {
  const { state, shownTree, dispatch, groupLabel, prompt, look, widgets, onVisit } = useTree();
  const group = { dispatch, groupLabel, prompt, look, widgets, onVisit };
  return <Player {...group} panel={panel} lineId={state.activeId} tree={shownTree} />;
}

type PlayerProps = Pick<Tree, 'dispatch' | 'groupLabel' | 'prompt' | 'look' | 'widgets' | 'onVisit'> & {
  panel: TreePanel;
  /** The line that someone edits, which the player follows. */
  lineId: string | undefined;
  tree: QuestionTree;
};

const Player = memo(function Player(props: PlayerProps) {
  const { panel, lineId, tree, dispatch, groupLabel, prompt, look = initialAppearance, widgets, onVisit } = props;
  const labels = useLabels(questionGroupsLabels);
  const { start, picks, isLed, pick, back, again } = usePicks(tree, panel, lineId);
  const played = useMemo(() => playQuestions(tree, picks, start), [tree, picks, start]);
  const { lines, choices, questionId, end } = played;
  const nameOf = useWidgetName();

  const said = end && endText(end, widgets, { labels, nameOf });
  const thread = useMemo((): PreviewThread => {
    const spoken = lines.map(({ kind, id, text }, index): PreviewMessage => ({
      id: `${index} ${id}`,
      from: kind === 'question' ? 'team' : 'visitor',
      text: decodeEntities(text) || labels.playerEmptyText,
    }));
    const opening: PreviewMessage[] = prompt === '' ? [] : [{ id: 'prompt', from: 'team', text: prompt, isHtml: true }];
    const reply: PreviewMessage[] =
      end?.kind === 'reply' ? [{ id: 'reply', from: 'team', text: end.html, isHtml: true }] : [];
    const note: PreviewMessage[] = said === undefined ? [] : [{ id: 'note', from: 'note', text: said }];
    const answers = choices.map(({ id, text }) => ({ id, text: decodeEntities(text) || labels.playerEmptyText }));
    return { messages: [...opening, ...spoken, ...reply, ...note], answers };
  }, [lines, choices, end, said, prompt, labels]);
  const { stage, leadOn } = useNewestInView(thread);
  // An answer where it starts counts as tried, too.
  useEffect(() => {
    if (panel.from !== undefined) onVisit(playQuestions(tree, picks, start).lines.map((line) => line.id));
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each start.
  }, [panel]);
  const handleAnswer = (id: string) => {
    pick(id);
    onVisit(playQuestions(tree, [...picks, id], start).lines.map((line) => line.id));
    leadOn();
  };
  const shownId = end?.id ?? questionId;
  const reply = end?.kind === 'reply' ? replyText({ customResponseText: end.html }) : '';
  const heard = end ? `${reply} ${said}`.trim() : decodeEntities(lines.at(-1)?.text ?? '');
  const isAtStart = picks.length === 0;
  return (
    <div className="cd-player" ref={stage}>
      {lines.length === 0 && <Text color="gray">{labels.playerNothing}</Text>}
      <WidgetPreview
        look={look}
        state={end?.kind === 'form' ? 'offline' : 'conversation'}
        device="phone"
        thread={thread}
        onAnswer={handleAnswer}
        label={labels.player(groupLabel)}
      />
      {end?.kind === 'form' && (
        <Text as="p" size="1" color="gray">
          {said}
        </Text>
      )}
      <div className="cd-player-tools">
        <Button
          type="button"
          size="1"
          variant="outline"
          color="gray"
          data-part="back"
          aria-disabled={isAtStart || undefined}
          onClick={isAtStart ? undefined : back}
        >
          {labels.playerBack}
        </Button>
        <Button type="button" size="1" variant="outline" color="gray" onClick={again}>
          {labels.playerAgain}
        </Button>
        {shownId !== undefined && (
          <Button
            type="button"
            size="1"
            variant="ghost"
            color="gray"
            onClick={() => dispatch({ type: 'focus', id: shownId })}
          >
            {labels.playerShow}
          </Button>
        )}
      </div>
      <Announcer>{isAtStart || isLed ? '' : heard}</Announcer>
    </div>
  );
});

/** The question the visitor started with, and the answers picked since; or the way to the line that someone edits. */
function usePicks(tree: QuestionTree, panel: TreePanel, lineId: string | undefined) {
  const begin = () => {
    const start = panel.from === undefined ? undefined : playerStart(tree, panel.from);
    return { panel, lineId, isLed: false, start: start?.questionId, picks: start?.picks ?? [] };
  };
  const [run, setRun] = useState(begin);
  if (run.panel !== panel) setRun(begin());
  else if (run.lineId !== lineId) setRun({ ...run, lineId, ...followLine(tree, run, lineId) });
  const [pick] = useState(() => (id: string) => setRun((now) => ({ ...now, isLed: false, picks: [...now.picks, id] })));
  return {
    start: run.start,
    picks: run.picks,
    isLed: run.isLed,
    pick,
    back: () => setRun((now) => ({ ...now, isLed: false, picks: now.picks.slice(0, -1) })),
    again: () => setRun((now) => ({ ...now, isLed: false, start: undefined, picks: [] })),
  };
}

/** Nothing if the line is already among those shown, or not in the tree. */
function followLine(tree: QuestionTree, run: { start: string | undefined; picks: string[] }, lineId = '') {
  const path = pathTo(tree, lineId);
  const isShown = playQuestions(tree, run.picks, run.start).lines.some(({ id }) => id === lineId);
  if (isShown || path.length === 0) return undefined;
  return { isLed: true, start: path[0]?.id, picks: path.filter(({ isQ }) => !isQ).map(({ id }) => id) };
}

interface EndWords {
  labels: QuestionGroupsLabels;
  nameOf(this: void, widget: QuestionWidget): string;
}

function endText(end: PlayedEnd, widgets: readonly QuestionWidget[], { labels, nameOf }: EndWords): string {
  switch (end.kind) {
    case 'form':
      return labels.playerForm;
    case 'reply':
      return labels.playerReply;
    case 'nothing':
      return labels.playerDeadEnd;
    case 'widget': {
      const widget = widgets.find(({ uuid }) => uuid === end.uuid);
      return widget ? labels.playerWidget(nameOf(widget)) : labels.playerDeletedWidget;
    }
  }
}

/** The space above the last message, in pixels. */
const MARGIN = 8;

/** Shows the beginning of the last message and as much of the rest as fits, as for a visitor. */
function useNewestInView(thread: PreviewThread) {
  const stage = useRef<HTMLDivElement>(null);
  const isLed = useRef(false);
  useEffect(() => {
    const body = stage.current?.querySelector('.cd-look-talk');
    const newest = [...(body?.querySelectorAll('[data-from="team"]') ?? [])].at(-1);
    if (body && newest) {
      body.scrollBy({ top: newest.getBoundingClientRect().top - body.getBoundingClientRect().top - MARGIN });
    }
    if (!isLed.current) return;
    // The picked answer is gone, and the focus with it.
    isLed.current = false;
    const next =
      body?.querySelector<HTMLElement>('button') ?? stage.current?.querySelector<HTMLElement>('[data-part="back"]');
    next?.focus({ preventScroll: true });
  }, [thread]);
  return {
    stage,
    /** The focus goes to the next answers. */
    leadOn: () => {
      isLed.current = true;
    },
  };
}
