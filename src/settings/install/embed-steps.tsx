import type { EmbedCode } from '../../model/settings/install/embed-code';
import { CodeBlock } from '../../ui/code/code-block';
import { CopyButton } from '../../ui/base/copy-button';
import { useFormat } from '../../ui/format/format';
import { ExternalLink } from '../../ui/base/link';
import { Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useRef, type ReactNode } from 'react';
import { stepText } from './embed-words';
import { installLabels } from './labels';

/** The steps in order, numbered if there is more than one. */
export function EmbedSteps({ code }: { code: EmbedCode }) {
  const labels = useLabels(installLabels);
  const format = useFormat();
  if (code.kind === 'plugin') return <PluginSteps widgetId={code.widgetId} pluginUrl={code.pluginUrl} />;
  const isOnly = code.blocks.length === 1;
  return (
    <Steps>
      {code.blocks.map((block, index) => {
        const number = format.count(index + 1);
        return (
          <li key={block.step} className="cd-install-step">
            <Text as="p" size="2" className="cd-prose">
              {stepText(block.step, labels)}
            </Text>
            <CodeBlock
              code={block.code}
              label={labels.code(number)}
              copyLabel={isOnly ? labels.copyCode : labels.copyStep(number)}
            />
          </li>
        );
      })}
    </Steps>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return <ol className="cd-install-steps">{children}</ol>;
}

interface PluginStepsProps {
  widgetId: string;
  /** Empty if the host has none. */
  pluginUrl: string;
}

function PluginSteps({ widgetId, pluginUrl }: PluginStepsProps) {
  const labels = useLabels(installLabels);
  const place = useRef<HTMLElement>(null);
  return (
    <Steps>
      <li className="cd-install-step">
        <Text as="p" size="2" className="cd-prose">
          {labels.wordpressInstall}
        </Text>
        {pluginUrl !== '' && <ExternalLink href={pluginUrl}>{labels.wordpressPlugin}</ExternalLink>}
      </li>
      <li className="cd-install-step">
        <Text as="p" size="2" className="cd-prose">
          {labels.wordpressPaste}
        </Text>
        <div className="cd-install-id">
          <Text size="1" color="gray">
            {labels.widgetId}
          </Text>
          <code ref={place} dir="ltr" translate="no">
            {widgetId}
          </code>
          <CopyButton text={widgetId} textRef={place} label={labels.copyWidgetId} />
        </div>
      </li>
    </Steps>
  );
}
