import { embedCode } from '../../model/embed-code';
import { CopyButton } from '../../ui/copy-button';
import { useLabels } from '../../ui/labels';
import { Heading, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { useId } from 'react';
import { installLabels, type InstallLabels } from './labels';

export interface InstallPanelProps extends ScreenProps<InstallLabels> {
  /** The widget's Uuid. */
  uuid: string;
  /** Where the widget's script is. */
  scriptUrl: string;
}

/** The widget's code for a page of HTML (widget settings, section 2). */
export function InstallPanel({ uuid, scriptUrl, labels: ownLabels, ...screen }: InstallPanelProps) {
  const labels = useLabels(installLabels, ownLabels);
  const id = useId();
  const made = embedCode({ style: 'standard', project: 'html', uuid, scriptUrl, wordpressPluginUrl: '' });
  const code = made.kind === 'code' ? made.blocks.map((block) => block.code).join('\n') : '';
  return (
    <ScreenRoot part="install-panel" state="ready" labels={ownLabels} {...screen}>
      <section className="cd-install" aria-labelledby={id}>
        <div className="cd-install-header">
          <Heading as="h3" size="3" weight="medium" id={id}>
            {labels.title}
          </Heading>
          <CopyButton text={code} label={labels.copyCode} />
        </div>
        <Text as="p" size="2" color="gray" className="cd-prose">
          {labels.pasteIntoPage}
        </Text>
        <pre className="cd-code" dir="ltr" translate="no">
          <code>{code}</code>
        </pre>
        <Text as="p" size="1" color="gray">
          {labels.done}
        </Text>
      </section>
    </ScreenRoot>
  );
}
