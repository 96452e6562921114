import { ThickCheckIcon, ThickDividerHorizontalIcon } from '@radix-ui/themes';
import { Checkable, type CheckableProps } from './checkable';

/** A checkbox styled like Radix Themes. Space toggles it; Enter doesn't. */
export function Checkbox(props: Omit<CheckableProps, 'children'>) {
  return (
    <Checkable
      {...props}
      role="checkbox"
      className="rt-reset rt-BaseCheckboxRoot rt-CheckboxRoot rt-r-size-2 rt-variant-surface"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      {props.checked === true && <ThickCheckIcon className="rt-BaseCheckboxIndicator" />}
      {props.checked === 'mixed' && <ThickDividerHorizontalIcon className="rt-BaseCheckboxIndicator" />}
    </Checkable>
  );
}
