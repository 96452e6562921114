import type { AccountUsage, UsedPerson, UsedWidget } from '../../../model/account/account-usage';
import type { PlanExcess } from '../../../model/account/plan-fit';
import type { Plan } from '../../../model/entities/plan';
import type { Route } from '../../../model/places/route';
import { isModifiedClick, Link, useHasScreen } from '../../../ui/base/link';
import { useDates } from '../../../ui/format/dates';
import { useFormat } from '../../../ui/format/format';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useLabels } from '../../../ui/theme/labels';
import { Dialog } from '../../../ui/overlays/dialog';
import { findInSection } from '../../../ui/page/section-focus';
import { Heading, Text } from '../../../ui/radix';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { accountLabels } from '../labels';

/** More would hide the second list. */
const MAX_ROWS = 8;

interface RemovalDialogProps {
  plan: Plan;
  removals: readonly PlanExcess[];
  usage: AccountUsage;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** What has to be removed before the account can switch to a smaller plan, with the way to it. */
export function RemovalDialog({ plan, removals, usage, open, onOpenChange }: RemovalDialogProps) {
  const labels = useLabels(accountLabels);
  const returnFocusRef = useRef<HTMLElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        returnFocusRef.current = null;
        onOpenChange(next);
      }}
      title={labels.removalTitle(plan.label)}
      description={labels.removalHelp}
      returnFocusRef={returnFocusRef}
    >
      {removals.map((excess) =>
        excess.limit === 'maxChannels' ? (
          <Widgets key={excess.limit} excess={excess} widgets={usage.widgets} />
        ) : (
          <People key={excess.limit} excess={excess} people={usage.people} onFollow={handleFollow} />
        ),
      )}
    </Dialog>
  );

  /** The users are on this page, unless the host shows them elsewhere. */
  function handleFollow(event: MouseEvent<HTMLAnchorElement>) {
    const target = findInSection('account', 'users', 'user-list', event.currentTarget);
    if (!target || isModifiedClick(event)) return;
    event.preventDefault();
    returnFocusRef.current = target;
    onOpenChange(false);
  }
}

interface ListProps {
  title: string;
  children: ReactNode;
  more: ReactNode;
}

function List({ title, children, more }: ListProps) {
  const id = useId();
  return (
    <section className="cd-removals" aria-labelledby={id}>
      <Heading as="h3" size="2" weight="medium" id={id}>
        {title}
      </Heading>
      <ul className="cd-framed">{children}</ul>
      {more}
    </section>
  );
}

function Row({ name, note }: { name: ReactNode; note: string }) {
  return (
    <li className="cd-account-row">
      <span>{name}</span>
      <Text size="1" color="gray">
        {note}
      </Text>
    </li>
  );
}

function Widgets({ excess, widgets }: { excess: PlanExcess; widgets: readonly UsedWidget[] }) {
  const labels = useLabels(accountLabels);
  const { count } = useFormat();
  const nameOf = useWidgetName();
  const hasScreen = useHasScreen();
  const hidden = widgets.length - MAX_ROWS;
  return (
    <List
      title={labels.deleteSome(count(excess.used - excess.included), count(excess.used))}
      more={hidden > 0 && <Link to={{ name: 'dashboard' }}>{labels.moreWidgets(count(hidden))}</Link>}
    >
      {widgets.slice(0, MAX_ROWS).map((widget, index) => {
        const route = placeOf(widget);
        const name = nameOf(widget);
        return (
          <Row
            key={String(widget.id ?? index)}
            name={route && hasScreen(route) ? <Link to={route}>{name}</Link> : name}
            note={noteOf(widget)}
          />
        );
      })}
    </List>
  );

  function noteOf({ isFinished, conversations }: UsedWidget): string {
    if (!isFinished) return labels.unfinishedWidget;
    return conversations === null ? '' : labels.widgetConversations(conversations, count(conversations));
  }
}

/** Where the widget can be deleted. */
function placeOf({ id, isFinished }: UsedWidget): Route | undefined {
  if (id === undefined) return undefined;
  return isFinished
    ? { name: 'settings', widgetId: id, tab: 'install', field: 'danger' }
    : { name: 'setup', widgetId: id };
}

interface PeopleProps {
  excess: PlanExcess;
  people: readonly UsedPerson[];
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
}

function People({ excess, people, onFollow }: PeopleProps) {
  const labels = useLabels(accountLabels);
  const { count } = useFormat();
  const { day } = useDates();
  const hidden = people.length - MAX_ROWS;
  return (
    <List
      title={labels.removeSome(count(excess.used - excess.included), count(excess.used))}
      more={
        <>
          {hidden > 0 && (
            <Text as="p" size="1" color="gray">
              {labels.moreUsers(count(hidden))}
            </Text>
          )}
          <Link to={{ name: 'account', section: 'users' }} onClick={onFollow}>
            {labels.goToUsers}
          </Link>
        </>
      }
    >
      {people.slice(0, MAX_ROWS).map((person) => (
        <Row key={String(person.id)} name={<bdi>{person.email}</bdi>} note={noteOf(person)} />
      ))}
    </List>
  );

  function noteOf({ isAdmin, lastSignedInAt }: UsedPerson): string {
    if (isAdmin) return labels.adminUser;
    return lastSignedInAt === null ? labels.invitedUser : labels.lastLogin(day(lastSignedInAt));
  }
}
