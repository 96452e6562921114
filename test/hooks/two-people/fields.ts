import { avatarSettings, avatarFields, behaviorSections, type BehaviorSettings } from 'chatdeck/model';
import { behaviorGroups } from 'chatdeck/model/settings/behavior/behavior';
import { editCountries, type CountryLists } from 'chatdeck/model/settings/shared/countries';

/** The fields that the two people change, with every kind of value: some independent, some linked. */
export const fieldNames = [
  'opJoinAutoResponseMessage',
  'responseRemindersFreq',
  'maxConcurrentConvos',
  'countryAllowList',
  'countryDenyList',
  'agentLabel',
  'forwardSlackUserName',
  'showAvatarPreChat',
  'showTeamAvatarPreChat',
  'teamAvatarOn',
] as const satisfies (keyof BehaviorSettings)[];

export type FieldName = (typeof fieldNames)[number];
export type Fields = Pick<BehaviorSettings, FieldName>;
export type SectionName = 'presence' | 'avatars';
/** What someone does with what they see. */
export type Edit = (shown: Fields) => Partial<Fields>;

const countries = (name: keyof CountryLists, text: string) => (shown: Fields) => editCountries(shown, name, text).patch;

/** By what is edited; a number may be cleared, and a choice may be stored in several fields. */
export const edits: Record<string, readonly Edit[]> = {
  message: ['', 'Hello', 'Welcome', 'Good day'].map((text) => () => ({ opJoinAutoResponseMessage: text })),
  reminders: [30, 60, 90, 120].map((seconds) => () => ({ responseRemindersFreq: seconds })),
  limit: [null, 0, 3, 7].map((limit) => () => ({ maxConcurrentConvos: limit })),
  allowed: ['', 'DE', 'DE,FR'].map((text) => countries('countryAllowList', text)),
  denied: ['', 'DE', 'US'].map((text) => countries('countryDenyList', text)),
  label: ['', 'Support', 'Sales', 'The team'].map((text) => () => ({ agentLabel: text })),
  avatar: avatarSettings.map((setting) => () => avatarFields(setting)),
};

export const sectionNames: readonly SectionName[] = ['presence', 'avatars'];

export function namesIn(section: SectionName): FieldName[] {
  return fieldNames.filter((name) => behaviorSections[section].includes(name));
}

/** The fields that stand for one choice with this one. */
export function linkedWith(name: FieldName): FieldName[] {
  const group = behaviorGroups.find((names) => names.includes(name)) ?? [name];
  return fieldNames.filter((other) => group.includes(other));
}

export function pickFields(all: Fields): Fields {
  return Object.fromEntries(fieldNames.map((name) => [name, all[name]])) as Fields;
}

/** A combination no one has ever chosen, which only a merge of two choices can create. */
export function mixtureIn(fields: Fields): string | undefined {
  if (fields.countryAllowList !== '' && fields.countryDenyList !== '') return 'both lists of countries are set';
  const isChoice = avatarSettings.some((setting) =>
    Object.entries(avatarFields(setting)).every(([name, value]) => fields[name as FieldName] === value),
  );
  return isChoice ? undefined : 'the stored avatar is none of the choices';
}
