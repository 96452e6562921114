import type { LabelOverride } from '../ui/theme/theme-context';
import type { ChatdeckInstance } from './options';
import type { AttributeName, ElementName, switchAttributes } from './table';

/** What each attribute holds. */
export interface ChatdeckAttributes {
  /** `light`, `dark`, or `system`; the instance's if absent. */
  appearance?: 'light' | 'dark' | 'system';
  /** `light` renders into the page without a shadow root, for hosts that style by class. */
  isolation?: 'light';
  /** The widget's ID. */
  'widget-id'?: string;
  /** The field or section of a settings tab to take the user to, by its name. */
  field?: string;
  /** Shows every setting and allows no changes. */
  readonly?: boolean | '';
  /** The names of sections that are left out, separated by spaces. */
  'hidden-sections'?: string;
  /** The path of the screen in the dashboard: `/settings/4/behavior`. */
  route?: string;
  /** The frame: the path of its page, like `/settings/4/behavior`. The history: only chats that started on this page. */
  path?: string;
  /** Makes the element as tall as its content. */
  autosize?: boolean | '';
  /** The user has just added a payment method. */
  success?: boolean | '';
  /** The section to take the user to: `plans`, `billing`, or `users`. */
  section?: string;
  /** An error code that a redirect from Slack carries. */
  error?: string;
  /** Where the sign-up comes from. */
  source?: string;
  /** The token of a password reset link. */
  token?: string;
  /** A preset like `last30`; `last30` if absent. */
  range?: string;
  /** The first day of a custom range: `2025-03-01`. */
  from?: string;
  /** The last day of a custom range. */
  to?: string;
  /** An IANA time zone; the browser's if absent. */
  zone?: string;
  /** The ID of the one widget to show; all if absent. */
  widget?: string;
  /** Only this operator's chats. */
  agent?: string;
  /** Only chats with this rating: `up` or `down`. */
  rating?: string;
  /** `true` for missed chats only, `false` for answered chats only. */
  missed?: string;
  /** `true` for chats started by a trigger only, `false` for all others only. */
  trigger?: string;
  /** Only chats that match this text. */
  q?: string;
  /** Only chats that started in these hours of the week. For example, `12345.9-10`: Monday to Friday from 9 to 10. */
  hours?: string;
  /** The pages of the history, as the report writes them. */
  page?: string;
  /** `all` shows the history of all widgets as one list; a list per widget if absent. */
  view?: 'all';
  /** The chat whose details are open, as the report writes it. */
  chat?: string;
  /** The name of the saved view that the filters started from. */
  saved?: string;
  /** What the overview is compared with: `before`, `weekdays`, or `lastYear`; the days right before if absent. */
  compare?: 'before' | 'weekdays' | 'lastYear';
  /** The first day of a custom comparison. */
  'against-from'?: string;
  /** The last day of a custom comparison. */
  'against-to'?: string;
  /** The figure in the overview’s chart: `chats`, `missed`, `replyTime`, or `rating`; the chats if absent. */
  figure?: 'chats' | 'missed' | 'replyTime' | 'rating';
  /** `table` shows the overview’s daily figures as a table; a chart if absent. */
  trend?: 'chart' | 'table';
  /** `all` shows all widgets of the overview below each other; one at a time if absent. */
  layout?: 'one' | 'all';
}

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Text;
type PropertyName<Name extends string> = Name extends 'readonly' ? 'readOnly' : CamelCase<Name>;
type PropertyValue<Name extends keyof ChatdeckAttributes> = Name extends 'hidden-sections'
  ? readonly string[]
  : Name extends (typeof switchAttributes)[number]
    ? boolean
    : ChatdeckAttributes[Name] | null;

/** Properties that no attribute has. */
export interface ChatdeckElementProperties {
  /** Texts that override the defaults, in this element only. */
  labels: readonly LabelOverride[] | undefined;
  /** The account of this element; the page's default instance unless set. `instance.connect(element)` sets it. */
  instance: ChatdeckInstance | undefined;
}

/** An element: each attribute is a property as well. */
export type ChatdeckElement<Name extends ElementName = ElementName> = HTMLElement &
  ChatdeckElementProperties & {
    [Attribute in AttributeName<Name> as PropertyName<Attribute>]: PropertyValue<Attribute>;
  };

/** Every element by its tag, as in `HTMLElementTagNameMap`. */
export type ChatdeckTags = { [Name in ElementName as `chatdeck-${Name}`]: ChatdeckElement<Name> };

/** What a template can set on any element. */
interface HostAttributes {
  id?: string | undefined;
  class?: string | undefined;
  style?: string | undefined;
  slot?: string | undefined;
  hidden?: boolean | undefined;
  /** Event handlers, as the framework names them. */
  [handler: `on${string}`]: unknown;
}

/** The attributes of every element by its tag, for a framework that types its templates. */
export type ChatdeckTagAttributes = {
  [Name in ElementName as `chatdeck-${Name}`]: Pick<ChatdeckAttributes, AttributeName<Name>> & HostAttributes;
};

/** For Vue: `declare module 'vue' { interface GlobalComponents extends ChatdeckVueComponents {} }`. */
export type ChatdeckVueComponents = {
  [Name in ElementName as `chatdeck-${Name}`]: new () => {
    $props: Pick<ChatdeckAttributes, AttributeName<Name>> & Partial<ChatdeckElementProperties>;
  };
};
