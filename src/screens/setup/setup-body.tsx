import type { Problem } from '../../model/core/problem';
import type { SetupData, SetupProps, SetupStep } from '../../model/setup/setup';
import { permissionsOf } from '../../model/entities/slack';
import { PermissionNote } from '../../ui/feedback/permission-note';
import { useLabels } from '../../ui/theme/labels';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { Link } from '../../ui/base/link';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useTheme } from '../../ui/theme/theme-context';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { useDates } from '../../ui/format/dates';
import { Text } from '../../ui/radix';
import { StartOver } from '../../ui/overlays/widget-reset';
import { SlackLink } from '../../ui/base/slack-link';
import { useState, type ReactNode } from 'react';
import { ChannelStep } from './channel-step';
import { FactLine } from './fact-line';
import { InstallStep } from './install-step';
import { setupLabels, type SetupLabels } from './labels';
import { SetupSteps, stepTitles } from './setup-steps';
import { StepFrame } from './step-frame';

interface SetupBodyProps extends Omit<SetupProps, 'setup'> {
  data: SetupData;
  staleProblem: Problem | undefined;
  install?: ReactNode;
}

const errorTexts = {
  refused: 'errorRefused',
  wrongUser: 'errorWrongUser',
  otherWorkspace: 'errorOtherWorkspace',
  expired: 'errorExpired',
  unknown: 'errorUnknown',
} as const satisfies Record<NonNullable<SetupProps['error']>, keyof SetupLabels>;

const leadsToSupport: readonly SetupProps['error'][] = ['wrongUser', 'unknown'];

export function SetupBody({ data, staleProblem, error, ...parts }: SetupBodyProps) {
  const labels = useLabels(setupLabels);
  const [firstStep] = useState(data.step);
  const [hasMoved, setMoved] = useState(false);
  if (data.step !== firstStep && !hasMoved) setMoved(true);
  const stepText = useStepText(data);
  return (
    <>
      <FactLine facts={data.facts} />
      <div className="cd-setup">
        <SetupSteps step={data.step} />
        <div className="cd-setup-main">
          {staleProblem && <StaleNotice problem={staleProblem} />}
          {/* A Slack error is outdated once the widget has moved on. */}
          {error && !hasMoved && (
            <ErrorCallout>
              {labels[errorTexts[error]]}{' '}
              {leadsToSupport.includes(error) && <Link to={{ name: 'support' }}>{labels.support}</Link>}
            </ErrorCallout>
          )}
          <StepFrame key={data.step} title={labels[stepTitles[data.step]]} text={stepText} isArrival={hasMoved}>
            {data.step === 'connect' && <ConnectStep slackUrl={parts.slackUrl} />}
            {data.step === 'channel' && <ChannelStep {...parts} />}
            {data.step === 'install' && <InstallStep {...parts} data={data} />}
          </StepFrame>
          {data.step !== 'install' && parts.onStartOver && (
            <div className="cd-setup-over">
              <StartOver
                widget={{ id: parts.widgetId, name: data.channel }}
                isFinished={false}
                place={parts.startOverPlace}
                losses={parts.losses}
                canUndo={parts.canUndoStartOver}
                action={parts.startOver}
                onAsk={parts.onStartOverAsk}
                onConfirm={parts.onStartOver}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function useStepText({ step, workspace, channel, facts }: SetupData): string {
  const labels = useLabels(setupLabels);
  const { productName } = useTheme();
  const { day } = useDates();
  const authorized = facts.find(({ name }) => name === 'authorizedBy');
  const byWhom = authorized?.at === undefined ? [] : [labels.authorized(authorized.value, day(authorized.at))];
  const texts: Record<SetupStep, string> = {
    connect: labels.connectText(productName),
    channel: [labels.channelText(workspace || labels.yourWorkspace), ...byWhom].join(' '),
    install: labels.installText(`#${channel}`),
  };
  return texts[step];
}

function ConnectStep({ slackUrl }: { slackUrl: string | undefined }) {
  const labels = useLabels(setupLabels);
  if (slackUrl === undefined) return <NoticeCallout>{labels.noSlack}</NoticeCallout>;
  return (
    <>
      <div className="cd-setup-action">
        <SlackLink href={slackUrl}>{labels.connect}</SlackLink>
        <Text as="p" size="1" color="gray">
          {labels.connectNext}
        </Text>
      </div>
      <AskedPermissions />
    </>
  );
}

/** What Slack asks the user to approve, and what each permission is for. */
function AskedPermissions() {
  const labels = useLabels(setupLabels);
  const { productName } = useTheme();
  return (
    <details className="cd-details" data-chatdeck="asked-permissions">
      <summary>{labels.permissions(productName)}</summary>
      <ul className="cd-framed">
        {permissionsOf({ requestChatWriteUserScope: false }).map(({ use }) => (
          <li key={use} className="cd-permission">
            <PermissionNote use={use} />
          </li>
        ))}
      </ul>
    </details>
  );
}
