import {
  highestMaxConcurrentConvos,
  maxSettingLength,
  settingChoices,
  settingLengths,
} from '../../src/model/entities/widget-settings';
import { settingTexts } from './server-texts';
import { textRuleOf, type SettingFault } from '../../src/model/settings/shared/setting-faults';

export type Json = Record<string, unknown>;

/** What a text must look like, besides its length. */
const textRules: Partial<Record<SettingFault, Json>> = {
  notAColor: { pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' },
  notAnAddress: { pattern: '^(https?://\\S+)?$' },
  notAnEmail: { pattern: '^([^\\s@,]+@[^\\s@,]+)?$' },
  notCountries: { pattern: '^\\s*([A-Za-z]{2}(\\s*,\\s*[A-Za-z]{2})*)?\\s*$' },
};

const texts: Record<string, string> = {
  ...settingTexts,
  countryAllowList: 'Two-letter country codes, comma-separated. Only one of the two country lists can be set.',
  countryDenyList: 'Two-letter country codes, comma-separated. Only one of the two country lists can be set.',
  acceptanceText: 'Three characters or more while `requireAcceptance` is on.',
  operatingHours: 'Replaces all ranges. A range ends after its start and names no other widget.',
  tz: 'An IANA time zone.',
  off: 'Always rejected: use the calls that turn a widget on and off.',
  teamAvatarUrl: 'A save can only clear it.',
};

/** Limits of settings that their schemas leave to the rules. */
export function addSettingRules(request: Json): void {
  const choices: Record<string, readonly unknown[]> = settingChoices;
  const lengths: Record<string, number | undefined> = settingLengths;
  for (const [name, schema] of Object.entries(request.properties as Record<string, Json>)) {
    const rule = textRuleOf(name);
    if (choices[name]) schema.enum = choices[name];
    else if (schema.type === 'number') {
      Object.assign(schema, { type: 'integer', minimum: 0, maximum: highestMaxConcurrentConvos });
    } else if (schema.type === 'string') {
      Object.assign(schema, { maxLength: lengths[name] ?? maxSettingLength }, rule && textRules[rule]);
    }
    if (texts[name] !== undefined) schema.description = texts[name];
  }
}

/** Limits of a range of hours that its schema leaves to rules. */
export function addClockRules(hour: Json): void {
  const { weekday, start, end } = hour.properties as Record<string, Json>;
  Object.assign(weekday ?? {}, { type: 'integer', minimum: 0, maximum: 6 });
  for (const time of [start, end]) Object.assign(time ?? {}, { type: 'integer', minimum: 0, maximum: 2345 });
}
