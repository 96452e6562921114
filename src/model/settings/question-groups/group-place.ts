import { encodePart } from '../../core/encode';

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
