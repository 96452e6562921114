import {
  elementName,
  embedCode,
  embedStyles,
  projectTypes,
  type EmbedStyle,
  type ProjectType,
} from '../../model/settings/install/embed-code';
import { RadioCardsRow, type RadioCard } from '../../ui/editor/rows/radio-cards-row';
import type { EmbedLook } from '../../model/settings/install/install';
import type { ExpectedWidget } from '../../model/settings/install/doctor/check-page';
import { readHexColor } from '../../model/core/color';
import { MailIcon, ReviewIcon } from '../../ui/base/icons';
import { lazyPart } from '../../ui/later/lazy-part';
import { useOpening } from '../../ui/later/use-opening';
import { useLabels } from '../../ui/theme/labels';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Button, Heading, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Tabs } from '../../ui/page/tabs';
import { useTheme } from '../../ui/theme/theme-context';
import { useBeforePaint } from '../../ui/base/use-before-paint';
import { useId, useMemo, useRef, useState } from 'react';
import { developerMail } from './developer-mail';
import { EmbedSteps } from './embed-steps';
import { projectName, styleName, styleText } from './embed-words';
import { installLabels, type InstallLabels } from './labels';
import { StylePicture } from './style-picture';

const CheckDialog = lazyPart(() => import('./check/check-dialog').then((part) => part.CheckDialog), null);

export interface InstallPanelProps extends ScreenProps<InstallLabels> {
  /** The widget's Uuid. */
  uuid: string;
  /** The URL of the widget's script; the theme's `embed.scriptUrl` if absent. */
  scriptUrl?: string | undefined;
  /** The widget's colors and place, for the pictures of its styles; the theme's accent color if absent. */
  look?: EmbedLook | undefined;
}

/** The widget's code for every style and project type. */
export function InstallPanel({ uuid, scriptUrl, look, labels: ownLabels, ...screen }: InstallPanelProps) {
  const labels = useLabels(installLabels, ownLabels);
  const { embed, productName } = useTheme();
  const [style, setStyle] = useState<EmbedStyle>('standard');
  const [project, setProject] = useState<ProjectType>('html');
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useBeforePaint(() => {
    // Not with `style`, which a strict content security policy blocks in server-rendered HTML.
    const colors = {
      '--cd-style-color': readHexColor(look?.titleColor ?? '') ?? 'var(--accent-9)',
      '--cd-style-on-color': readHexColor(look?.titleFontColor ?? '') ?? 'var(--accent-contrast)',
    };
    for (const [name, color] of Object.entries(colors)) place.current?.style.setProperty(name, color);
  }, [look]);
  const script = scriptUrl ?? embed.scriptUrl;
  const made = (type: ProjectType) => embedCode({ ...embed, style, project: type, uuid, scriptUrl: script });
  const mail = developerMail({ code: made(project), style: styleName(style, labels), productName, labels });
  return (
    <ScreenRoot labelSet={installLabels} part="install-panel" state="ready" labels={ownLabels} {...screen}>
      <section ref={place} className="cd-install" aria-labelledby={id}>
        <div className="cd-install-header">
          <Heading as="h2" size="3" id={id}>
            {labels.title}
          </Heading>
          {script !== '' && (
            <div className="cd-install-actions">
              <CheckButton
                expected={{
                  uuid,
                  scriptUrl: script,
                  element: elementName(embed.element),
                  policySources: embed.policySources,
                }}
                project={project}
              />
              <Button asChild size="1" variant="outline" color="gray">
                <a href={mail}>
                  <MailIcon size={16} aria-hidden />
                  {labels.mail}
                </a>
              </Button>
            </div>
          )}
        </div>
        {script === '' ? (
          <NoticeCallout>{labels.noScript}</NoticeCallout>
        ) : (
          <>
            <StyleChoice style={style} look={look} onStyleChange={setStyle} />
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

interface CheckButtonProps {
  expected: ExpectedWidget;
  project: ProjectType;
}

/** Finds out why a page doesn't show the widget. */
function CheckButton(props: CheckButtonProps) {
  const labels = useLabels(installLabels);
  const { hasOpened, onOpen, dialog } = useOpening();
  return (
    <>
      <Button type="button" size="1" variant="outline" color="gray" onClick={onOpen}>
        <ReviewIcon size={16} aria-hidden />
        {labels.check}
      </Button>
      {hasOpened && <CheckDialog {...props} {...dialog} />}
    </>
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
  look: EmbedLook | undefined;
  onStyleChange(style: EmbedStyle): void;
}

function StyleChoice({ style, look, onStyleChange }: StyleChoiceProps) {
  const labels = useLabels(installLabels);
  const cards = useMemo<RadioCard<EmbedStyle>[]>(
    () =>
      embedStyles.map((value) => ({
        value,
        title: styleName(value, labels),
        description: styleText(value, labels),
        picture: <StylePicture style={value} look={look} />,
      })),
    [labels, look],
  );
  const handleChange = (next: string | number) => {
    const chosen = embedStyles.find((value) => value === next);
    if (chosen) onStyleChange(chosen);
  };
  return <RadioCardsRow label={labels.style} value={style} onValueChange={handleChange} options={cards} />;
}
