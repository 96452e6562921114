import {
  startedSchedule,
  type OperatingHoursSection,
  type OperatingHoursTabProps,
} from '../../model/settings/operating-hours/operating-hours';
import { isEmptyWeek } from '../../model/settings/operating-hours/schedule';
import { useEditorFrame, useLiveEditor } from '../../ui/editor/editor-context';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ClockIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { PlanRequired } from '../../ui/settings/plan-required';
import { Button } from '../../ui/radix';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { useMemo, useState } from 'react';
import { operatingHoursLabels, type OperatingHoursLabels } from './labels';
import { OperatingHoursFormLoading } from './operating-hours-tab-loading';
import { type ScheduleProps, ScheduleSection } from './schedule-section';

/** How a host customizes the tab. */
export type OperatingHoursTabOptions = SettingsTabOptions<OperatingHoursLabels, OperatingHoursSection | 'visitors'>;

/** The settings tab that turns a widget on and off on a weekly schedule. */
export function OperatingHoursTab(props: OperatingHoursTabProps & OperatingHoursTabOptions) {
  const { editor, needsUpgrade, now, localZone, visitors, widgetId, isAdmin, labels } = props;
  const { fields } = useLabels(operatingHoursLabels, labels);
  const form = useMemo(() => choosingZone(editor, localZone), [editor, localZone]);
  return (
    <ScreenRoot labelSet={operatingHoursLabels} part="operating-hours-tab" state={editor.status} {...props}>
      <SettingsFrame
        tab="op-hours"
        place={props}
        editor={form}
        fields={fields}
        loading={<OperatingHoursFormLoading />}
        above={needsUpgrade && <PlanRequired feature="operatingHours" />}
      >
        {(ready) => (
          <Schedule
            editor={ready}
            now={now}
            localZone={localZone}
            visitors={visitors}
            widgetId={widgetId}
            isAdmin={isAdmin}
            isLocked={needsUpgrade}
          />
        )}
      </SettingsFrame>
    </ScreenRoot>
  );
}

/** If no zone is stored, the first change stores the displayed one. */
function choosingZone(editor: OperatingHoursTabProps['editor'], localZone: string): OperatingHoursTabProps['editor'] {
  if (editor.status !== 'ready' || editor.data.value.tz !== '') return editor;
  const { onEdit } = editor.data;
  return { ...editor, data: { ...editor.data, onEdit: (patch, step) => onEdit({ tz: localZone, ...patch }, step) } };
}

/** The form, or what replaces it until there are hours. */
function Schedule(props: ScheduleProps) {
  const { localZone, isLocked } = props;
  const editor = useLiveEditor(props.editor);
  const labels = useLabels(operatingHoursLabels);
  const { isReadOnly } = useEditorFrame();
  const [isStarted, setStarted] = useState(false);
  const { weekHours } = editor.value;
  const isEmpty = weekHours !== null && isEmptyWeek(weekHours) && editor.sections.schedule.status === 'clean';
  const mustStayOpen = isLocked && editor.saved.onOffSchedule;
  if (!isEmpty || isStarted || mustStayOpen) return <ScheduleSection {...props} editor={editor} isNew={isStarted} />;
  const handleSetup = () => {
    setStarted(true);
    props.editor.onEdit(startedSchedule(editor.value, localZone));
  };
  return (
    <EmptyState
      icon={<ClockIcon size={24} aria-hidden />}
      title={labels.emptyTitle}
      action={
        !isReadOnly &&
        !isLocked && (
          <Button type="button" onClick={handleSetup}>
            {labels.setup}
          </Button>
        )
      }
    >
      {labels.emptyText}
    </EmptyState>
  );
}
