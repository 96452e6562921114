import {
  appearanceSections,
  initialAppearance,
  settingChoices,
  type AppearanceSection,
  type AppearanceSettings,
} from 'chatdeck/model';
import { appearanceLabels } from 'chatdeck/settings/appearance';

export type Values = AppearanceSettings;
export type Name = keyof Values;

/** A field of the Appearance tab, for the forms that it is measured beside. */
export interface Field {
  name: Name;
  kind: 'text' | 'longText' | 'color' | 'switch' | 'radio';
  label: string;
  help: string | undefined;
  options: { value: string; label: string; help: string }[];
}

export interface Section {
  title: string;
  text: string;
  fields: Field[];
}

const words = appearanceLabels.defaults;
const messages: readonly Name[] = [
  'autoResponseMessage',
  'noAnswerWithoutEmail',
  'noAnswerWithEmail',
  'offlineGreeting',
  'offlineThankYouMessage',
  'conversationTranscriptSentThankYou',
  'requestScreenshotText',
  'requireInfoGreeting',
  'acceptanceText',
];

/** The same fields in the same order, with the same words. */
export const sections: Section[] = Object.entries(appearanceSections).map(([name, fields]) => ({
  ...words.sections[name as AppearanceSection],
  fields: fields.map(fieldOf),
}));

export const tabs = [
  'Behavior',
  'Appearance',
  'Operating Hours',
  'Install',
  'Triggers',
  'Saved Replies',
  'Integrations',
  'Question Groups',
];

function fieldOf(name: Name): Field {
  const { label, help }: { label: string; help?: string | undefined } = words.fields[name];
  return { name, kind: kindOf(name), label, help, options: optionsOf(name) };
}

function kindOf(name: Name): Field['kind'] {
  if (typeof initialAppearance[name] === 'boolean') return 'switch';
  if (optionsOf(name).length > 0) return 'radio';
  if (name === 'titleColor' || name === 'titleFontColor') return 'color';
  return messages.includes(name) ? 'longText' : 'text';
}

function optionsOf(name: Name): Field['options'] {
  if (name === 'collapsedMode') {
    return settingChoices.collapsedMode.map((value) => inWords(value, words.collapsedModes[value]));
  }
  return name === 'widgetAlignment'
    ? settingChoices.widgetAlignment.map((value) => inWords(value, words.sides[value]))
    : [];
}

function inWords(value: string, { title, text }: { title: string; text: string }) {
  return { value, label: title, help: text };
}
