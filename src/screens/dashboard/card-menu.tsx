import type { Id } from '../../model/core/tolerant';
import { MoreIcon } from '../../ui/base/icons';
import { tableLabels } from '../../ui/data-table/labels';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlays/menu';
import { settingsLabels } from '../../ui/settings/settings-labels';
import { useLabels } from '../../ui/theme/labels';
import { useHasScreen } from '../../ui/base/link';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { dashboardLabels } from './labels';

interface CardMenuProps {
  id: Id;
  name: string;
  onAskDelete(): void;
}

/** What else to do with a widget. Its menu is made when it is first opened: one for each of hundreds of cards is slow. */
export function CardMenu({ id, name, onAskDelete }: CardMenuProps) {
  const labels = useLabels(dashboardLabels);
  const { install } = useLabels(settingsLabels);
  const menuLabel = useLabels(tableLabels).rowMenu(name);
  const hasScreen = useHasScreen();
  const [menu, setMenu] = useState<'none' | 'open' | 'closed'>('none');
  if (menu === 'none') {
    return (
      <MenuButton aria-label={menuLabel} aria-haspopup="menu" aria-expanded={false} onClick={() => setMenu('open')} />
    );
  }
  const code = { name: 'settings', widgetId: id, tab: 'install' } as const;
  return (
    <Menu
      open={menu === 'open'}
      onOpenChange={(isOpen) => setMenu(isOpen ? 'open' : 'closed')}
      trigger={<MenuButton aria-label={menuLabel} />}
    >
      <MenuLink to={code}>{install}</MenuLink>
      {hasScreen(code) && <MenuSeparator />}
      <MenuItem onSelect={onAskDelete}>{labels.deleteWidget}</MenuItem>
    </Menu>
  );
}

/** As in a table's rows. */
const MenuButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function MenuButton(props, ref) {
  return (
    <button
      {...props}
      ref={ref}
      type="button"
      data-accent-color="gray"
      className="rt-reset rt-BaseButton rt-IconButton rt-r-size-1 rt-variant-ghost cd-card-action cd-card-menu"
    >
      <MoreIcon size={16} aria-hidden />
    </button>
  );
});
