import { behaviorSections, type BehaviorSettings } from 'chatdeck/model';

/** The fields that the two people change: two of each of two sections, of every kind of value. */
export const choices = {
  opJoinAutoResponseMessage: ['', 'Hello', 'Welcome', 'Good day'],
  responseRemindersFreq: [30, 60, 90, 120],
  agentLabel: ['', 'Support', 'Sales', 'The team'],
  forwardSlackUserName: [false, true],
} as const;

export type FieldName = keyof typeof choices;
export type Fields = Pick<BehaviorSettings, FieldName>;
export type SectionName = 'presence' | 'avatars';

export const fieldNames = Object.keys(choices) as FieldName[];
export const sectionNames: readonly SectionName[] = ['presence', 'avatars'];

export function namesIn(section: SectionName): FieldName[] {
  return fieldNames.filter((name) => behaviorSections[section].includes(name));
}

export function pickFields(all: Fields): Fields {
  const { opJoinAutoResponseMessage, responseRemindersFreq, agentLabel, forwardSlackUserName } = all;
  return { opJoinAutoResponseMessage, responseRemindersFreq, agentLabel, forwardSlackUserName };
}
