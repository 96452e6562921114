import { useState } from 'react';
import { settingChoices } from '../../model/entities/widget-settings';
import { settingKind } from '../../model/settings/across/setting-kind';
import type { SettingPatch } from '../../model/settings/across/copy-plan';
import type { WidgetSettingName, WidgetSettings } from '../../model/settings/across/widget-settings';
import { avatarFields, avatarSetting, avatarSettings, type AvatarSetting } from '../../model/settings/behavior/avatar';
import { editCountries, readCountries, writeCountries, type CountryLists } from '../../model/settings/shared/countries';
import { ChipsRow } from '../../ui/editor/chips/chips-row';
import { ColorRow } from '../../ui/editor/rows/color-row';
import { LongTextRow } from '../../ui/editor/rows/long-text-row';
import { NumberRow } from '../../ui/editor/rows/number-row';
import { Row } from '../../ui/editor/rows/row';
import { SecretRow } from '../../ui/editor/rows/secret-row';
import { SelectRow } from '../../ui/editor/rows/select-row';
import { SwitchRow } from '../../ui/editor/rows/switch-row';
import { TextRow } from '../../ui/editor/rows/text-row';
import { countryOptions } from '../../ui/inputs/country-options';
import { ZoneSelect } from '../../ui/inputs/zone-select';
import { useTheme } from '../../ui/theme/theme-context';
import { useCompareContext } from './compare-context';
import { HoursField } from './hours-field';

interface FieldControlProps {
  names: readonly WidgetSettingName[];
  value: WidgetSettings;
  onValueChange(patch: SettingPatch): void;
  error: string | undefined;
}

/** The control of a choice, as in its tab. */
export function FieldControl({ names, value, onValueChange, error }: FieldControlProps) {
  const { texts } = useCompareContext();
  const [now] = useState(() => Date.now());
  const [name = 'playSound'] = names;
  const kind = settingKind(names);
  const { label, help } = texts.field(name);
  const row = { label, help, error, onValueChange: (next: unknown) => onValueChange({ [name]: next }) };
  const current = value[name];
  switch (kind) {
    case 'switch':
      return <SwitchRow {...row} value={current as boolean} />;
    case 'options':
      return <SelectRow {...row} value={current as string} options={optionsOf(name, texts.options)} />;
    case 'limit':
      // Empty is no limit.
      return (
        <NumberRow
          {...row}
          isZeroEmpty
          value={current as number | null}
          onValueChange={(next) => row.onValueChange(next ?? 0)}
        />
      );
    case 'color':
      return <ColorRow {...row} value={current as string} />;
    case 'longText':
    case 'pages':
      return <LongTextRow {...row} lines={6} value={current as string} />;
    case 'secret':
      return <SecretRow {...row} value={current as string} />;
    case 'countries':
      return <Countries value={value} onValueChange={onValueChange} error={error} />;
    case 'avatar':
      return (
        <SelectRow
          {...row}
          value={avatarSetting(value)}
          options={avatarSettings.map((setting) => ({ value: setting, label: texts.avatars[setting] }))}
          onValueChange={(next) => onValueChange(avatarFields(next as AvatarSetting))}
        />
      );
    case 'zone':
      return (
        <Row {...row}>
          {(control) => (
            <ZoneSelect {...control} label={label} now={now} value={value.tz} onValueChange={row.onValueChange} />
          )}
        </Row>
      );
    case 'hours':
      return <HoursField value={value.weekHours} onValueChange={row.onValueChange} error={error} />;
    default:
      return <TextRow {...row} kind={kind === 'picture' ? 'text' : kind} value={current as string} />;
  }
}

type CountriesProps = Omit<FieldControlProps, 'names'>;

/** Both lists; setting one clears the other. */
function Countries({ value, onValueChange, error }: CountriesProps) {
  const { texts } = useCompareContext();
  const options = countryOptions(useTheme().locale);
  return (['countryAllowList', 'countryDenyList'] as const).map((name: keyof CountryLists, index) => {
    const { codes, wrong } = readCountries(value[name]);
    return (
      <ChipsRow
        key={name}
        {...texts.field(name)}
        options={options}
        value={[...codes, ...wrong]}
        error={index === 0 ? error : undefined}
        onValueChange={(next) => onValueChange(editCountries(value, name, writeCountries(next)).patch)}
      />
    );
  });
}

function optionsOf(name: string, words: Record<string, (value: string | number) => string | undefined>) {
  const values: readonly (string | number)[] = settingChoices[name as keyof typeof settingChoices];
  return values.map((value) => ({ value, label: words[name]?.(value) ?? String(value) }));
}
