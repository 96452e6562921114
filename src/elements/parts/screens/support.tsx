import { Support } from '../../../screens/support';
import type { PartProps } from '../../runtime/part-props';

export default function SupportPart({ screen, options }: PartProps) {
  return <Support email={options.supportEmail} {...screen} />;
}
