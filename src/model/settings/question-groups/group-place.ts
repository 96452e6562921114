import { encodePart } from '../../core/encode';
import type { QuestionGroupEntry } from './question-groups';
import { findNode } from './tree';

/** What a link to the tab leads to: a group, or one of its questions or answers. */
export interface GroupPlace {
  uid: string;
  nodeId?: string | undefined;
}

const PREFIX = 'group';

/** The place as a field of the tab's route. */
export function groupField({ uid, nodeId }: GroupPlace): string {
  return [PREFIX, uid, ...(nodeId === undefined ? [] : [nodeId])].map(encodePart).join('/');
}

/** The place that a route's field names; undefined if it names another field, or can't be read. */
export function readGroupField(field: string | undefined): GroupPlace | undefined {
  const [prefix, ...parts] = field?.split('/') ?? [];
  if (prefix !== PREFIX || parts.length === 0 || parts.length > 2) return undefined;
  try {
    const [uid = '', nodeId] = parts.map(decodeURIComponent);
    return uid === '' ? undefined : { uid, nodeId };
  } catch {
    return undefined;
  }
}

type LinkedGroup = Pick<QuestionGroupEntry, 'uid' | 'unreadableTree'> & {
  editor: { value: Pick<QuestionGroupEntry['editor']['value'], 'tree'> };
};

/** What a link names that no longer exists: its group, or its question or answer. */
export function lostPart(groups: readonly LinkedGroup[], { uid, nodeId }: GroupPlace): 'group' | 'line' | undefined {
  const group = groups.find((each) => each.uid === uid);
  if (!group) return 'group';
  const isShown = nodeId === undefined || group.unreadableTree !== undefined;
  return isShown || findNode(group.editor.value.tree, nodeId) ? undefined : 'line';
}
