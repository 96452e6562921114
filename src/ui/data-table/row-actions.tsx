import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { MoreIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { Menu, MenuItem } from '../overlays/menu';
import { tableLabels } from './labels';
import type { RowAction } from './types';

type ButtonProps = ComponentPropsWithoutRef<'button'> & { 'data-menu'?: string };

interface RowActionsProps {
  name: string;
  actions: readonly RowAction[];
  /** `none` until the menu of this row was opened: a menu for each of a thousand rows would be slow. */
  menu: 'none' | 'open' | 'closed';
  onMenuOpenChange(open: boolean): void;
}

/** What can be done with a row: icons where there is a mouse, and a menu of all. */
export function RowActions({ name, actions, menu, onMenuOpenChange }: RowActionsProps) {
  const labels = useLabels(tableLabels);
  const quick = actions.filter((action) => action.icon !== undefined);
  const menuLabel = labels.rowMenu(name);
  return (
    <span className="cd-row-actions" data-menu={quick.length === actions.length ? 'touch' : 'always'}>
      {quick.map((action) => (
        <RowButton
          key={action.label}
          aria-label={labels.rowAction(action.label, name)}
          title={action.label}
          onClick={() => action.onSelect()}
        >
          {action.icon}
        </RowButton>
      ))}
      {menu === 'none' ? (
        <MenuButton
          aria-label={menuLabel}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => onMenuOpenChange(true)}
        />
      ) : (
        <Menu open={menu === 'open'} onOpenChange={onMenuOpenChange} trigger={<MenuButton aria-label={menuLabel} />}>
          {actions.map((action) => (
            <MenuItem key={action.label} onSelect={() => action.onSelect()}>
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  );
}

const MenuButton = forwardRef<HTMLButtonElement, ButtonProps>(function MenuButton(props, ref) {
  return (
    <RowButton {...props} ref={ref} data-menu="">
      <MoreIcon size={16} aria-hidden />
    </RowButton>
  );
});

/** Radix Themes' small icon button as a plain element: three of its own in each of a thousand rows are slow. */
const RowButton = forwardRef<HTMLButtonElement, ButtonProps>(function RowButton(props, ref) {
  return (
    <button
      {...props}
      ref={ref}
      type="button"
      data-accent-color="gray"
      className="rt-reset rt-BaseButton rt-IconButton rt-r-size-1 rt-variant-ghost cd-row-action"
    />
  );
});
