import type { EmbedCode } from '../../model/settings/install/embed-code';
import { encodePart } from '../../model/core/encode';
import { stepText } from './embed-words';
import type { InstallLabels } from './labels';

interface DeveloperMail {
  code: EmbedCode;
  /** The chosen style, as text. */
  style: string;
  productName: string;
  labels: InstallLabels;
}

/** A `mailto:` URL with instructions for a developer. It contains no secrets. */
export function developerMail({ code, style, productName, labels }: DeveloperMail): string {
  const steps =
    code.kind === 'plugin'
      ? [`${labels.wordpressInstall} ${code.pluginUrl}`, `${labels.wordpressPaste} ${code.widgetId}`]
      : code.blocks.map((block) => `${stepText(block.step, labels)}\n\n${block.code}`);
  const body = [labels.mailOpening(productName, style), ...steps].join('\n\n');
  return `mailto:?subject=${encodePart(labels.mailSubject(productName))}&body=${encodePart(body.replaceAll('\n', '\r\n'))}`;
}
