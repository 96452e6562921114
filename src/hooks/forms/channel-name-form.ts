import { channelNameSchema, typedChannelName } from '../../model/entities/channel-name';
import type { Form } from '../../model/core/form';
import { useSmallForm, type SmallFormOptions } from './small-form';

/** A channel name, checked while typing. */
export function useChannelNameForm(
  options: Pick<SmallFormOptions<{ name: string }>, 'initial' | 'submit' | 'draft' | 'scope'>,
): Form<{ name: string }> {
  const form = useSmallForm({ ...options, schema: channelNameSchema, mode: 'onChange' });
  return { ...form, onEdit: ({ name = '' }) => form.onEdit({ name: typedChannelName(name) }) };
}
