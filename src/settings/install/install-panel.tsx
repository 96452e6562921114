import {
  embedCode,
  embedStyles,
  projectTypes,
  type EmbedStyle,
  type ProjectType,
} from '../../model/settings/install/embed-code';
import { RadioCardsRow, type RadioCard } from '../../ui/editor/rows/radio-cards-row';
import { MailIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Button, Heading, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Tabs } from '../../ui/page/tabs';
import { useTheme } from '../../ui/theme/theme-context';
import { useId, useMemo, useState } from 'react';
import { developerMail } from './developer-mail';
import { EmbedSteps } from './embed-steps';
import { projectName, styleName, styleText } from './embed-words';
import { installLabels, type InstallLabels } from './labels';
import { StylePicture } from './style-picture';

export interface InstallPanelProps extends ScreenProps<InstallLabels> {
  /** The widget's Uuid. */
  uuid: string;
  /** The URL of the widget's script; the theme's `embed.scriptUrl` if absent. */
  scriptUrl?: string | undefined;
}

/** The widget's code for every style and project type. */
export function InstallPanel({ uuid, scriptUrl, labels: ownLabels, ...screen }: InstallPanelProps) {
  const labels = useLabels(installLabels, ownLabels);
  const { embed, productName } = useTheme();
  const [style, setStyle] = useState<EmbedStyle>('standard');
  const [project, setProject] = useState<ProjectType>('html');
  const id = useId();
  const script = scriptUrl ?? embed.scriptUrl;
  const made = (type: ProjectType) => embedCode({ ...embed, style, project: type, uuid, scriptUrl: script });
  const mail = developerMail({ code: made(project), style: styleName(style, labels), productName, labels });
  return (
    <ScreenRoot labelSet={installLabels} part="install-panel" state="ready" labels={ownLabels} {...screen}>
      <section className="cd-install" aria-labelledby={id}>
        <div className="cd-install-header">
          <Heading as="h2" size="3" id={id}>
            {labels.title}
          </Heading>
          {script !== '' && (
            <Button asChild size="1" variant="outline" color="gray">
              <a href={mail}>
                <MailIcon size={16} aria-hidden />
                {labels.mail}
              </a>
            </Button>
          )}
        </div>
        {script === '' ? (
          <NoticeCallout>{labels.noScript}</NoticeCallout>
        ) : (
          <>
            <StyleChoice style={style} onStyleChange={setStyle} />
            <Tabs
              label={labels.project}
              value={project}
              onValueChange={(next) => setProject(next)}
              tabs={projectTypes.map((type) => ({
                value: type,
                label: projectName(type, labels),
                content: <EmbedSteps code={made(type)} />,
              }))}
            />
            <Text as="p" size="1" color="gray" className="cd-prose">
              {remarkOn(style, project, labels)} {labels.done}
            </Text>
          </>
        )}
      </section>
    </ScreenRoot>
  );
}

/** What the code doesn't say about the widget's position. */
function remarkOn(style: EmbedStyle, project: ProjectType, labels: InstallLabels) {
  if (project === 'wordpress') return labels.pluginStyle;
  if (style !== 'inline') return '';
  return project === 'gtm' ? labels.inlineByTag : labels.inlinePlace;
}

interface StyleChoiceProps {
  style: EmbedStyle;
  onStyleChange(style: EmbedStyle): void;
}

function StyleChoice({ style, onStyleChange }: StyleChoiceProps) {
  const labels = useLabels(installLabels);
  const cards = useMemo<RadioCard<EmbedStyle>[]>(
    () =>
      embedStyles.map((value) => ({
        value,
        title: styleName(value, labels),
        description: styleText(value, labels),
        picture: <StylePicture style={value} />,
      })),
    [labels],
  );
  const handleChange = (next: string | number) => {
    const chosen = embedStyles.find((value) => value === next);
    if (chosen) onStyleChange(chosen);
  };
  return <RadioCardsRow label={labels.style} value={style} onValueChange={handleChange} options={cards} />;
}
