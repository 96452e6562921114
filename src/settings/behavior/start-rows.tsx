import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { useLabels } from '../../ui/theme/labels';
import { Form, useSetting } from './form';
import { behaviorLabels } from './labels';
import { LimitRows } from './limit-rows';
import { commandLines } from './slack-commands';

export function StartRows() {
  const { startGroup, fields } = useLabels(behaviorLabels);
  const isSent = useSetting(({ sendOpJoinAutoResponse }) => sendOpJoinAutoResponse);
  return (
    <RowGroup title={startGroup}>
      <Form.SwitchRow name="requireInfo" meta={commandLines.requireInfo} />
      <Form.SwitchRow name="sendOpJoinAutoResponse" />
      <DependentRows>
        <Form.LongTextRow
          name="opJoinAutoResponseMessage"
          disabledReason={isSent ? undefined : fields.opJoinAutoResponseMessage.disabledReason}
        />
      </DependentRows>
      <LimitRows />
    </RowGroup>
  );
}
