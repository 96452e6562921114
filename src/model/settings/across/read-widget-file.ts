import { isJsonObject, type JsonObject } from '../../core/tolerant';
import { filedFields, widgetFileFormat, widgetFileSchema, widgetFileVersion, type WidgetFile } from './widget-file';

/** Why a file can't be imported. `name` is the field in it that is wrong. */
export type WidgetFileFault =
  | { code: 'tooLarge' }
  | { code: 'notJson' }
  | { code: 'tooDeep' }
  | { code: 'notAWidget' }
  | { code: 'newerVersion'; version: number }
  | { code: 'unsafeName'; name: string }
  | { code: 'wrongType'; name: string }
  | { code: 'tooMany'; name: string; most: number };

export type WidgetFileReading =
  { status: 'ready'; file: WidgetFile; unknown: string[] } | { status: 'failed'; fault: WidgetFileFault };

/** The most bytes of a file, and characters of its text. The largest widget has less. */
export const maxWidgetFileSize = 100_000_000;
/** A question and its answers are two levels each. */
const maxDepth = 220;
/** Names that can change what every object is. */
const unsafeNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];
/** A list of more is no help. */
const maxUnknown = 50;

/** Reads a file that anyone can have written. Fields we don't know are left out and named. */
export function readWidgetFile(text: string): WidgetFileReading {
  if (text.length > maxWidgetFileSize) return failed({ code: 'tooLarge' });
  const raw = parse(text.replace(/^\uFEFF/, ''));
  if (raw === undefined) return failed({ code: 'notJson' });
  const fault = faultIn(raw, '', 1);
  if (fault) return failed(fault);
  if (!isJsonObject(raw) || raw.format !== widgetFileFormat) return failed({ code: 'notAWidget' });
  const { version } = raw;
  if (typeof version === 'number' && version > widgetFileVersion) return failed({ code: 'newerVersion', version });
  const result = widgetFileSchema.safeParse(raw);
  if (result.success) return { status: 'ready', file: result.data, unknown: unknownIn(raw) };
  const [issue] = result.error.issues;
  const name = (issue?.path ?? []).map(String).join('.');
  if (issue?.code === 'too_big' && issue.origin === 'array') {
    return failed({ code: 'tooMany', name, most: Number(issue.maximum) });
  }
  return failed({ code: 'wrongType', name });
}

function failed(fault: WidgetFileFault): WidgetFileReading {
  return { status: 'failed', fault };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function faultIn(value: unknown, path: string, depth: number): WidgetFileFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > maxDepth) return { code: 'tooDeep' };
  for (const [name, child] of Object.entries(value)) {
    const place = path === '' ? name : `${path}.${name}`;
    if (unsafeNames.includes(name)) return { code: 'unsafeName', name: place };
    const fault = faultIn(child, place, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Fields of the file that this version doesn't import, secrets among them. */
function unknownIn(raw: JsonObject): string[] {
  const { settings, triggers, savedReplies, questionGroups } = raw;
  const names = [
    ...strange(raw, filedFields.file, ''),
    ...strange(settings, filedFields.settings, 'settings.'),
    ...inList(isJsonObject(settings) ? settings.operatingHours : [], filedFields.range, 'settings.operatingHours.'),
    ...strange(triggers, filedFields.triggers, 'triggers.'),
    ...inList(isJsonObject(triggers) ? triggers.triggers : [], filedFields.trigger, 'triggers.'),
    ...inList(savedReplies, filedFields.reply, 'savedReplies.'),
    ...inList(questionGroups, filedFields.group, 'questionGroups.'),
    ...listOf(questionGroups, 'tree').flatMap(unknownInNode),
  ];
  return [...new Set(names)].slice(0, maxUnknown);
}

function unknownInNode(node: unknown): string[] {
  return [
    ...strange(node, filedFields.node, 'questionGroups.tree.'),
    ...listOf([node], 'children').flatMap(unknownInNode),
  ];
}

function listOf(values: unknown, name: string): unknown[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((value: unknown) =>
    isJsonObject(value) && Array.isArray(value[name]) ? (value[name] as unknown[]) : [],
  );
}

/** A schema's own reference is not part of the settings. */
const notFields: readonly string[] = ['$schema'];

function strange(value: unknown, known: readonly string[], prefix: string): string[] {
  const names = isJsonObject(value) ? Object.keys(value) : [];
  return names.filter((name) => !known.includes(name) && !notFields.includes(name)).map((name) => prefix + name);
}

function inList(value: unknown, known: readonly string[], prefix: string): string[] {
  return Array.isArray(value) ? value.flatMap((item) => strange(item, known, prefix)) : [];
}
