import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { Form } from './form';
import { LimitRows } from './limit-rows';
import type { PresenceProps } from './section-props';
import { useSlackCommands } from './slack-commands';

export function StartRows({ editor, labels }: PresenceProps) {
  const commands = useSlackCommands(labels);
  return (
    <RowGroup title={labels.startGroup}>
      <Form.SwitchRow
        name="requireInfo"
        label={labels.requireInfo}
        help={labels.requireInfoHelp}
        meta={commands.requireInfo}
      />
      <Form.SwitchRow name="sendOpJoinAutoResponse" label={labels.joinMessageOn} help={labels.joinMessageOnHelp} />
      <DependentRows>
        <Form.LongTextRow
          name="opJoinAutoResponseMessage"
          label={labels.joinMessage}
          disabledReason={editor.value.sendOpJoinAutoResponse ? undefined : labels.joinMessageNeedsSwitch}
        />
      </DependentRows>
      <LimitRows editor={editor} labels={labels} />
    </RowGroup>
  );
}
