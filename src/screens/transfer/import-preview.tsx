import { useEffect, useId, useRef, useState } from 'react';
import type { ImportConflict, ImportPart } from '../../model/settings/across/import-part';
import { editCount } from '../../model/settings/across/tab-patches';
import type { ImportPreview, TransferContent, TransferProps } from '../../model/settings/across/transfer';
import { placeOfSetting, type WidgetSettings } from '../../model/settings/across/widget-settings';
import { useChangeWords } from '../../settings/change-words';
import { useSettingTexts } from '../../settings/setting-words';
import { DisclosureButton } from '../../ui/base/disclosure-button';
import { WarningIcon } from '../../ui/base/icons';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { useFormat } from '../../ui/format/format';
import { Button, Checkbox, Heading, Text } from '../../ui/radix';
import { ChangedValues } from '../../ui/settings/changed-values';
import { settingsLabels } from '../../ui/settings/settings-labels';
import { useLabels } from '../../ui/theme/labels';
import { transferLabels } from './labels';

interface PreviewProps extends Pick<TransferProps, 'onChosenChange' | 'onImport' | 'onFileClose'> {
  preview: ImportPreview;
  content: TransferContent;
}

/** What a file would change, part by part, before anything changes. */
export function ImportPreviewPanel({ preview, content, onChosenChange, onImport, onFileClose }: PreviewProps) {
  const labels = useLabels(transferLabels);
  const { fileName, from, unknown, parts, chosen } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), []);
  const count = parts
    .filter(({ tab }) => chosen.includes(tab))
    .reduce((sum, { tab, patch }) => sum + editCount(tab, patch), 0);
  const toggle = (tab: ImportPart['tab'], isChosen: boolean) =>
    onChosenChange(parts.map((part) => part.tab).filter((each) => (each === tab ? isChosen : chosen.includes(each))));
  return (
    <div className="cd-transfer" data-chatdeck="import-preview">
      <div>
        <Heading as="h3" size="2" ref={heading} tabIndex={-1} dir="auto">
          {labels.preview(fileName)}
        </Heading>
        {from !== '' && (
          <Text as="p" size="2" color="gray" dir="auto">
            {labels.from(from)}
          </Text>
        )}
      </div>
      {unknown.length > 0 && (
        <NoticeCallout>
          {labels.unknown(unknown.length)} <bdi className="cd-transfer-names">{unknown.join(', ')}</bdi>
        </NoticeCallout>
      )}
      <ul className="cd-changes-list">
        {parts.map((part) => (
          <Part
            key={part.tab}
            part={part}
            settings={content.settings}
            isChosen={chosen.includes(part.tab)}
            onChosenChange={(isChosen) => toggle(part.tab, isChosen)}
          />
        ))}
      </ul>
      <div className="cd-transfer-actions">
        <Button type="button" disabled={count === 0} onClick={() => onImport()}>
          {labels.import(count)}
        </Button>
        <Button type="button" variant="outline" color="gray" onClick={() => onFileClose()}>
          {labels.cancel}
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  part: ImportPart;
  settings: Partial<WidgetSettings> | undefined;
  isChosen: boolean;
  onChosenChange(isChosen: boolean): void;
}

function Part({ part, settings, isChosen, onChosenChange }: PartProps) {
  const labels = useLabels(transferLabels);
  const tabs = useLabels(settingsLabels);
  const say = useChangeWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { tab, changes, same, conflicts, patch, block } = part;
  const count = editCount(tab, patch);
  const sayConflict = useConflictText();
  return (
    <li className="cd-change" data-chatdeck="import-part" data-name={tab}>
      <div className="cd-change-line">
        <Text as="label" size="2" className="cd-check cd-change-words">
          <Checkbox
            checked={isChosen}
            disabled={block !== undefined || count === 0}
            aria-label={labels.part(tabs[tab])}
            onCheckedChange={onChosenChange}
          />
          <span>
            <Text as="div" size="2" weight="medium">
              {tabs[tab]}
            </Text>
            <Text as="div" size="1" color="gray">
              {[count === 0 && labels.nothingNew, same > 0 && labels.same(same)].filter(Boolean).join(' · ')}
            </Text>
          </span>
        </Text>
        {count > 0 && (
          <DisclosureButton
            className="cd-change-toggle"
            variant="ghost"
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            controls={id}
          >
            {labels.changes(count)}
          </DisclosureButton>
        )}
      </div>
      {(block || conflicts.length > 0) && (
        <ul className="cd-transfer-conflicts">
          {block && <Conflict>{labels.blocks[block.code]}</Conflict>}
          {!block &&
            conflicts
              .slice(0, shownConflicts)
              .map((conflict, index) => <Conflict key={index}>{sayConflict(conflict)}</Conflict>)}
          {!block && conflicts.length > shownConflicts && (
            <Conflict>{labels.moreConflicts(conflicts.length - shownConflicts)}</Conflict>
          )}
        </ul>
      )}
      <div id={id} hidden={!isOpen} className="cd-change-values">
        {isOpen && <ChangedValues lines={say(changes, settings)} />}
      </div>
    </li>
  );
}

/** A list of a thousand is not read. */
const shownConflicts = 20;

function Conflict({ children }: { children: string }) {
  return (
    <li className="cd-transfer-conflict">
      <WarningIcon size={16} aria-hidden />
      <Text size="2" dir="auto">
        {children}
      </Text>
    </li>
  );
}

function useConflictText(): (conflict: ImportConflict) => string {
  const labels = useLabels(transferLabels);
  const texts = useSettingTexts();
  const { count } = useFormat();
  return (conflict) => {
    switch (conflict.code) {
      case 'shortcutTaken': {
        const owner = labels.owners[conflict.owner.kind](conflict.owner.label);
        return labels.shortcutTaken(conflict.label, conflict.shortcut, owner);
      }
      case 'secondAutomatic':
        return labels.secondAutomatic(conflict.label, conflict.owner);
      case 'foreignWidget':
        return labels.foreignWidget(conflict.label);
      case 'refused': {
        const place = placeOfSetting(conflict.name);
        const what = place ? texts.choice(place.names) : conflict.name;
        return labels.refused(what, labels.refusals[conflict.reason] ?? labels.invalidValue);
      }
      case 'tooMany':
        return labels.tooMany(count(conflict.count), count(conflict.most));
      case 'invalid': {
        const place = placeOfSetting(conflict.name);
        const what = conflict.label ?? (place ? texts.choice(place.names) : conflict.name);
        return labels.invalid(what, labels.errors[conflict.error] ?? labels.invalidValue);
      }
    }
  };
}
