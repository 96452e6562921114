import { useEffect, useId, useMemo, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { settingChoices } from '../../../model/entities/widget-settings';
import {
  previewStates,
  previewVisions,
  type PreviewState,
  type PreviewVision,
  type WidgetLook,
} from '../../../model/widget-preview/widget-preview';
import { stretchLook } from '../../../model/widget-preview/stretch-text';
import { useBeforePaint } from '../../../ui/base/use-before-paint';
import { Select } from '../../../ui/inputs/select';
import { useLabels } from '../../../ui/theme/labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { Button, Text } from '../../../ui/radix';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { widgetPreviewLabels } from '../../../ui/widget-preview/labels';
import { WidgetPreview } from '../../../ui/widget-preview/widget-preview';
import { useLiveEditor } from '../../../ui/editor/editor-context';
import type { TextKind } from '../form-place';
import { appearanceLabels } from '../labels';
import { Line, Message } from '../sections/rows';
import { useCutTexts } from './cut-texts';
import { PreviewOptions, Toggle } from './options';
import { useFieldLabels, type PreviewPanelProps } from './panel';
import { filterOf, VisionFilter } from './wall-filters';

interface PreviewWallProps extends PreviewPanelProps {
  textKindOf(name: keyof WidgetLook): TextKind | undefined;
}

/**
 * Every state side by side, with the closed widget in each of its modes, under what visitors may have set. A click on a
 * text opens its field above them, and what is typed shows in all of them.
 */
export function PreviewWall(props: PreviewWallProps) {
  const { editor, view, visitorView, onViewChange, onPickField, textKindOf } = props;
  const { value } = useLiveEditor(editor);
  const labels = useLabels(appearanceLabels);
  const { states: names } = useLabels(widgetPreviewLabels);
  const fieldLabels = useFieldLabels();
  const [isLong, setLong] = useState(false);
  const [zoom, setZoom] = useState<1 | 2>(1);
  const [vision, setVision] = useState<PreviewVision>('full');
  const look = useMemo(() => (isLong ? stretchLook(value) : value), [isLong, value]);
  const looks = useMemo(
    () => settingChoices.collapsedMode.map((mode): WidgetLook => ({ ...look, collapsedMode: mode })),
    [look],
  );
  const [picked, setPicked] = useState<PickedText>();
  const handlePick = useLatestCallback((name: keyof WidgetLook) => {
    const kind = textKindOf(name);
    if (kind) setPicked({ name: name as TextName, kind });
    else onPickField(name);
  });
  const filter = useId();
  const wall = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (wall.current) wall.current.style.filter = filterOf(vision, filter);
  }, [vision, filter]);
  const shown = useMemo(() => ({ look, view, zoom }), [look, view, zoom]);
  const preview = {
    ...view,
    crop: 'widget',
    zoom,
    agent: visitorView.agent,
    onPickField: handlePick,
    fieldLabels,
  } as const;
  const each: { key: string; title: string; state: PreviewState; look: WidgetLook }[] = [
    ...settingChoices.collapsedMode.map((mode, index) => ({
      key: mode,
      title: `${names.closed}: ${labels.collapsedModes[mode].title}`,
      state: 'closed' as const,
      look: looks[index] ?? look,
    })),
    ...previewStates
      .filter((state) => state !== 'closed')
      .map((state) => ({ key: state, title: names[state], state, look })),
  ];
  return (
    <>
      <PreviewOptions device={view.device} page={view.page} direction={view.direction} onViewChange={onViewChange}>
        <Toggle isOn={isLong} onToggle={setLong}>
          {labels.longText}
        </Toggle>
        <Toggle isOn={zoom === 2} onToggle={(isOn) => setZoom(isOn ? 2 : 1)}>
          {labels.zoomed}
        </Toggle>
        <Select
          aria-label={labels.vision}
          value={vision}
          onValueChange={(next) => setVision(previewVisions.find((one) => one === next) ?? 'full')}
          options={previewVisions.map((one) => ({ value: one, label: labels.visions[one] }))}
        />
      </PreviewOptions>
      <Fit place={wall} shown={shown} fieldLabels={fieldLabels} />
      {picked && <PickedField key={picked.name} {...picked} onShowInForm={() => onPickField(picked.name)} />}
      <VisionFilter vision={vision} id={filter} />
      <div ref={wall} className="cd-wall" data-zoom={zoom}>
        {each.map(({ key, title, ...one }) => (
          <div key={key} className="cd-wall-item">
            <Text as="p" size="1" weight="medium">
              {title}
            </Text>
            <WidgetPreview {...preview} {...one} label={title} />
          </div>
        ))}
      </div>
    </>
  );
}

type TextName = ComponentProps<typeof Line>['name'];

interface PickedText {
  name: TextName;
  kind: TextKind;
}

/** The field of a clicked text, which takes the focus. */
function PickedField({ name, kind, onShowInForm }: PickedText & { onShowInForm(): void }) {
  const labels = useLabels(appearanceLabels);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    <div ref={place} className="cd-wall-field">
      {kind === 'line' ? <Line name={name} /> : <Message name={name} />}
      <Button type="button" size="1" variant="outline" color="gray" onClick={onShowInForm}>
        {labels.showInForm}
      </Button>
    </div>
  );
}

interface FitProps {
  place: RefObject<HTMLElement | null>;
  /** Changes with what is drawn there. */
  shown: unknown;
  fieldLabels: Record<string, string>;
}

/** Whether every text has enough room. */
function Fit({ place, shown, fieldLabels }: FitProps) {
  const labels = useLabels(appearanceLabels);
  const { locale } = useTheme();
  const names = useCutTexts(place, shown)?.map((name) => fieldLabels[name] ?? name);
  return (
    <Text as="p" size="2" color="gray" role="status" className="cd-wall-fit">
      {names && (names.length === 0 ? labels.allFit : labels.cutTexts(new Intl.ListFormat(locale).format(names)))}
    </Text>
  );
}
