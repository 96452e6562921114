/** A signed-out visitor; the demo's first account, which has every feature: its admin, an agent; the admin of a trial. */
export const visitors = ['nobody', 'admin@acme.test', 'agent@acme.test', 'owner@globex.test'] as const;
export type Visitor = (typeof visitors)[number];

/** A place of the stock dashboard. */
export interface Place {
  path: string;
  /** Its heading of the first level. */
  title: string | RegExp;
  /** The admin by default. */
  visitor?: Visitor;
  /** What to press first, so that the place shows all it has. */
  shows?: readonly (string | RegExp)[];
  /** Buttons that open something without announcing it. */
  opens?: readonly (string | RegExp)[];
  /** An item of a menu that asks before it acts, after the menu's button. */
  asks?: readonly [menu: string, item: string];
}
