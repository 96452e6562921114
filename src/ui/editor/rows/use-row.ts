import { useField } from '../editor-context';
import type { PlainRowProps, RowInput } from './row';

/** A row's props: those the frame has for its field, overridden by those passed to the row. */
export function useRow<Value, Props extends RowInput<Value>>(
  props: Props & RowInput<Value>,
): Omit<Props, keyof PlainRowProps<Value>> & PlainRowProps<Value> {
  const { defaultValue, ...given } = props;
  const { placeholder, ...field } = useField<Value>(props.name, defaultValue);
  return { ...(placeholder !== undefined && { placeholder }), ...field, ...given } as unknown as Omit<
    Props,
    keyof PlainRowProps<Value>
  > &
    PlainRowProps<Value>;
}
