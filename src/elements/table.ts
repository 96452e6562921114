import { reportParamNames, type ReportParam } from '../model/places/report-params';

/** What an element is made of. Everything about the elements derives from this table. */
export interface ElementRow {
  /** The path of its route: `:widget-id` is an attribute, and all others become the query. */
  path: string;
  /** Attributes besides those of all elements. */
  attributes?: readonly string[];
  /** Sections that can be hidden, extended, and made read-only. */
  isTab?: true;
}

type KebabCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : '';
const reportAttributes = reportParamNames.map(attributeOf) as KebabCase<ReportParam>[];
const tab = (name: string) =>
  ({ path: `/settings/:widget-id/${name}`, attributes: ['widget-id', 'field'], isTab: true }) as const;
const report = (name: string) => ({ path: `/reports/${name}`, attributes: reportAttributes }) as const;

export const screenElements = {
  account: { path: '/account', attributes: ['success', 'section'] },
  appearance: tab('appearance'),
  behavior: tab('behavior'),
  'change-password': { path: '/forgotpwd' },
  changes: { path: '/settings/:widget-id/changes', attributes: ['widget-id'] },
  compare: { path: '/settings/compare' },
  dashboard: { path: '/' },
  'forgot-password': { path: '/forgotpwd' },
  install: tab('install'),
  integrations: tab('integrations'),
  legal: { path: '/legal' },
  login: { path: '/login' },
  'operating-hours': tab('op-hours'),
  permissions: { path: '/permissions/:widget-id', attributes: ['widget-id', 'error'] },
  'question-groups': tab('question-groups'),
  rating: { path: '/' },
  'reports-availability': report('availability'),
  'reports-coverage': report('coverage'),
  'reports-history': report('history'),
  'reports-overview': report('overview'),
  'reports-pages': report('pages'),
  'reset-password': { path: '/reset_password', attributes: ['token'] },
  'saved-replies': tab('saved-replies'),
  setup: { path: '/setup/:widget-id', attributes: ['widget-id', 'error'] },
  signup: { path: '/signup', attributes: ['error', 'source'] },
  support: { path: '/support' },
  transfer: { path: '/settings/:widget-id/transfer', attributes: ['widget-id'] },
  triggers: tab('triggers'),
  upgrade: { path: '/please-upgrade' },
  upgraded: { path: '/thank-you-for-upgrading' },
  users: { path: '/account' },
} as const satisfies Record<string, ElementRow>;

export type ScreenName = keyof typeof screenElements;
export type ElementName = ScreenName | 'app' | 'frame';

/** Attributes of every element. */
export const commonAttributes = ['appearance', 'isolation'] as const;
/** Attributes of every settings tab. */
export const tabAttributes = ['readonly', 'hidden-sections'] as const;

/** Attributes without a text: on when they are there, unless a framework writes `false`. */
export const switchAttributes = ['readonly', 'success', 'autosize'] as const;

export function isOn(text: string | null | undefined): boolean {
  return text !== null && text !== undefined && text !== 'false';
}

const allElements = {
  app: { path: '/', attributes: ['route'] },
  frame: { path: '/', attributes: ['path', 'autosize'] },
  ...screenElements,
} as const;

/** All elements. */
export const elementTable: Readonly<Record<ElementName, ElementRow>> = allElements;

type OwnAttribute<Row> = Row extends { attributes: readonly (infer Name)[] } ? Name : never;
type TabAttribute<Row> = Row extends { isTab: true } ? (typeof tabAttributes)[number] : never;

/** The names of an element's attributes. */
export type AttributeName<Name extends ElementName = ElementName> = Name extends unknown
  ? | (typeof commonAttributes)[number]
    | OwnAttribute<(typeof allElements)[Name]>
    | TabAttribute<(typeof allElements)[Name]>
  : never;

export function attributesOf(name: ElementName): string[] {
  const { attributes = [], isTab } = elementTable[name];
  return [...commonAttributes, ...attributes, ...(isTab ? tabAttributes : [])];
}

/** The property that reflects an attribute: `hiddenSections` for `hidden-sections`. */
export function propertyOf(attribute: string): string {
  return attribute === 'readonly' ? 'readOnly' : attribute.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
}

/** `against-from` for `againstFrom`. */
function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
