import { settingChoices } from '../../model/entities/widget-settings';
import type { WidgetSettingName, WidgetSettings } from '../../model/settings/across/widget-settings';
import { avatarFieldNames, avatarSetting, type AvatarSetting } from '../../model/settings/behavior/avatar';
import { weekdays, type TimeRange, type Weekday } from '../../model/settings/operating-hours/schedule';
import { readCountries } from '../../model/settings/shared/countries';

/** What a value is called, in the words of the tab that edits it. */
export interface SettingWords {
  on: string;
  off: string;
  empty: string;
  /** For a limit of 0. */
  unlimited: string;
  /** The options of a setting with a fixed list. */
  options: Record<keyof typeof settingChoices, (value: string | number) => string | undefined>;
  avatars: Record<AvatarSetting, string>;
  picture: string;
  noPicture: string;
  noHours: string;
  unreadableHours: string;
  label(name: WidgetSettingName): string;
  count(value: number): string;
  /** By its two-letter code. */
  country(code: string): string;
  range(range: TimeRange): string;
  /** A weekday with its ranges: `Mon 9:00 AM – 5:00 PM`. */
  dayHours(weekday: Weekday, ranges: string): string;
}

/** In place of a key that its tab hides as well, and always of the same length. */
const mask = '•'.repeat(16);

/** The value of a setting as a person would say it; `values` has the fields of its choice. */
export function saySetting(
  name: WidgetSettingName,
  values: Readonly<Partial<WidgetSettings>>,
  words: SettingWords,
): string {
  if (isAvatarField(name)) return words.avatars[avatarSetting(values as WidgetSettings)];
  const value = values[name];
  if (name === 'weekHours') return sayHours(values.weekHours, words);
  if (name === 'teamAvatarUrl') return value === '' ? words.noPicture : words.picture;
  if (name === 'maxConcurrentConvos' && value === 0) return words.unlimited;
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (hasOptions(name)) return sayOption(value as string | number, words.options[name]);
  if (typeof value === 'number') return words.count(value);
  if (typeof value !== 'string' || value.trim() === '') return words.empty;
  return sayText(name, value, words);
}

/** The value of one choice, whose fields `names` lists. Of several lists, it names those that are set. */
export function sayChoice(
  names: readonly WidgetSettingName[],
  values: Readonly<Partial<WidgetSettings>>,
  words: SettingWords,
): string {
  const [first] = names;
  if (first === undefined) return words.empty;
  if (names.length === 1 || isAvatarField(first)) return saySetting(first, values, words);
  const set = names.filter((name) => values[name] !== '');
  return set.map((name) => `${words.label(name)}: ${saySetting(name, values, words)}`).join('; ') || words.empty;
}

function sayOption(value: string | number, wordOf: (value: string | number) => string | undefined): string {
  return wordOf(value) ?? String(value);
}

function sayText(name: WidgetSettingName, value: string, words: SettingWords): string {
  if (name === 'segmentWriteKey') return mask;
  if (name === 'blacklistedUrls') return value.split('\n').filter(Boolean).join(', ');
  if (name !== 'countryAllowList' && name !== 'countryDenyList') return value;
  const { codes, wrong } = readCountries(value);
  return [...codes.map(words.country), ...wrong].join(', ');
}

function sayHours(week: WidgetSettings['weekHours'] | undefined, words: SettingWords): string {
  if (!week) return words.unreadableHours;
  const open = weekdays.filter((weekday) => week[weekday].length > 0);
  const days = open.map((weekday) => words.dayHours(weekday, week[weekday].map(words.range).join(', ')));
  return days.join('; ') || words.noHours;
}

function isAvatarField(name: WidgetSettingName): boolean {
  return (avatarFieldNames as readonly string[]).includes(name);
}

function hasOptions(name: WidgetSettingName): name is keyof typeof settingChoices {
  return Object.hasOwn(settingChoices, name);
}
