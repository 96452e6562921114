import type { PermissionsData } from '../../model/setup/permissions';
import { useLabels } from '../../ui/theme/labels';
import { useDates } from '../../ui/format/dates';
import { useFormat } from '../../ui/format/format';
import { Heading, Text } from '../../ui/radix';
import { useId } from 'react';
import { AskFirst } from './ask-first';
import { permissionsLabels } from './labels';

interface MainUserProps {
  data: PermissionsData;
  onMainUserChange: (() => void) | undefined;
}

/** The user who authorized the workspace, and how to change it. */
export function MainUser({ data, onMainUserChange }: MainUserProps) {
  const labels = useLabels(permissionsLabels);
  const id = useId();
  const format = useFormat();
  const { workspace, mainUser, authorizedAt, widgetCount } = data;
  const { day } = useDates();
  const since = authorizedAt === undefined ? undefined : day(authorizedAt);
  return (
    <section className="cd-permission-section" aria-labelledby={id} data-chatdeck="main-user">
      <Heading as="h2" size="3" id={id}>
        {labels.mainUser}
      </Heading>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {mainUser ? labels.mainUserText(mainUser, workspace, since) : labels.mainUserUnknown(workspace)}
      </Text>
      {onMainUserChange && (
        <div>
          <AskFirst
            name={labels.changeMainUser}
            title={labels.changeMainUserTitle(workspace)}
            points={[
              labels.changeMainUserText(widgetCount, format.count(widgetCount)),
              labels.changeMainUserHow,
              labels.meanwhile,
            ]}
            variant="outline"
            onConfirm={onMainUserChange}
          />
        </div>
      )}
    </section>
  );
}
