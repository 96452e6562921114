import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { MoreIcon } from '../base/icons';
import type { Variant } from '../base/variants';
import { useLabels } from '../theme/labels';
import { Menu, MenuItem, MenuLink } from '../overlays/menu';
import { tableLabels } from './labels';
import type { RowAction } from './types';

/** `icons`: the menu has nothing that the icons don't, and shows on touch devices only. */
const place = cva('cd-row-actions', { variants: { layout: { icons: 'cd-row-icons', menu: '' } } });
const button = cva('rt-reset rt-BaseButton rt-IconButton rt-r-size-1 rt-variant-ghost cd-row-action', {
  variants: { layout: { icons: '', menu: 'cd-row-menu' } },
});

interface RowButtonProps extends ComponentPropsWithoutRef<'button'> {
  layout: Variant<typeof button, 'layout'>;
}

interface RowActionsProps {
  name: string;
  actions: readonly RowAction[];
  className?: string | undefined;
}

/** A row's actions: icons for the mouse, and a menu of all of them. */
export function RowActions({ name, actions, className }: RowActionsProps) {
  const labels = useLabels(tableLabels);
  const quick = actions.filter((action) => action.icon !== undefined);
  const layout = quick.length === actions.length ? 'icons' : 'menu';
  if (actions.length === 0) return null;
  return (
    <span className={place({ layout, className })}>
      {quick.map((action) => (
        <RowButton
          key={action.label}
          layout="icons"
          aria-label={labels.rowAction(action.label, name)}
          title={action.label}
          onClick={() => action.onSelect?.()}
        >
          {action.icon}
        </RowButton>
      ))}
      <Menu
        trigger={
          <RowButton layout="menu" aria-label={labels.rowMenu(name)}>
            <MoreIcon size={16} aria-hidden />
          </RowButton>
        }
      >
        {actions.map(({ label, icon, blockedBy, help, to, onSelect }) =>
          to ? (
            <MenuLink key={label} to={to}>
              {label}
            </MenuLink>
          ) : (
            <MenuItem key={label} blockedBy={blockedBy} help={help} onSelect={() => onSelect?.()}>
              {icon}
              {label}
            </MenuItem>
          ),
        )}
      </Menu>
    </span>
  );
}

/** Radix Themes' small icon button as a plain element: three of its own in each of a thousand rows are slow. */
const RowButton = forwardRef<HTMLButtonElement, RowButtonProps>(function RowButton({ layout, ...rest }, ref) {
  return <button {...rest} ref={ref} type="button" data-accent-color="gray" className={button({ layout })} />;
});
