import { ThickCheckIcon } from '@radix-ui/themes';
import { Checkable, type CheckableProps } from './checkable';

/** Chosen or not, in the look of Radix Themes. As any checkbox it is changed by Space, not by Enter. */
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
      {props.checked && <ThickCheckIcon className="rt-BaseCheckboxIndicator" />}
    </Checkable>
  );
}
