import ts from 'typescript';
import { defaultsOf } from './defaults.ts';
import { typesNamedBy, type NamedType } from './named-types.ts';
import { openSources, type Sources } from './sources.ts';
import { typeTextOf } from './type-text.ts';

export interface ApiProp {
  name: string;
  type: string;
  /** From its doc comment. */
  meaning: string;
  isRequired: boolean;
  /** Its default, as written in the code. */
  fallback?: string | undefined;
}

export interface ApiPart {
  name: string;
  /** `screens/login`. */
  entry: string;
  summary: string;
  props: ApiProp[];
  /** What it takes as every other of its kind. */
  sharedProps: ApiProp[];
  /** The names of its sections, for `hiddenSections` and `extraRows`. */
  sections: string[];
  /** The types that its props name, as written in the code. */
  types: NamedType[];
}

export interface ApiHook {
  name: string;
  signature: string;
  summary: string;
  /** What its options hold. */
  options: ApiProp[];
}

export interface Api {
  parts: ApiPart[];
  hooks: ApiHook[];
  /** The sets of texts that an entry exports: names by the entry. */
  labelSets: Record<string, string[]>;
}

const shared = ['ScreenProps', 'SectionOptions', 'SettingsTabOptions'];

/** Every component that the entries of screens, settings tabs and parts export, and every hook, read from the sources. */
export function readApi(): Api {
  const sources = openSources('src/{ui,hooks,screens/*,settings/*}/index.ts');
  const api: Api = { parts: [], hooks: [], labelSets: {} };
  for (const { entry, named } of sources.entries) {
    api.labelSets[entry] = [...named.keys()].filter(
      (name) => /^[a-z]\w*Labels$/.test(name) && !/^(use|define)Labels$/.test(name),
    );
    for (const [name, symbol] of named) {
      if (entry === 'hooks' && /^use[A-Z]/.test(name)) api.hooks.push(hookOf(sources, name, symbol));
      else if (entry !== 'hooks' && isPart(sources, name, symbol)) api.parts.push(partOf(sources, entry, name, symbol));
    }
  }
  return api;
}

function isPart({ checker, isOurs }: Sources, name: string, symbol: ts.Symbol): boolean {
  const isValue = Boolean(symbol.flags & ts.SymbolFlags.Value);
  // The foundations list the icons.
  if (!/^[A-Z]/.test(name) || name.endsWith('Icon') || !isValue || !symbol.declarations?.some(isOurs)) return false;
  return propsOf(checker, symbol) !== undefined;
}

/** What a component is called with: a function's first parameter, or a class's. */
function propsOf(checker: ts.TypeChecker, symbol: ts.Symbol): { type: ts.Type | undefined } | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const [parameter] = signature?.getParameters() ?? [];
  return signature && { type: parameter && checker.getTypeOfSymbol(parameter) };
}

function partOf(sources: Sources, entry: string, name: string, symbol: ts.Symbol): ApiPart {
  const { checker, isOurs } = sources;
  const given = propsOf(checker, symbol)?.type;
  const fallbacks = defaultsOf(symbol);
  const all = given ? checker.getPropertiesOfType(given).filter((prop) => prop.declarations?.some(isOurs)) : [];
  const own = all.filter((prop) => !isShared(prop));
  const toProp = (prop: ts.Symbol) => propOf(sources, prop, fallbacks);
  const indexes = given ? checker.getIndexInfosOfType(given) : [];
  return {
    name,
    entry,
    summary: textOf(symbol.getDocumentationComment(checker)),
    props: sorted(own.map(toProp)),
    sharedProps: [...sorted(all.filter(isShared).map(toProp)), ...indexes.flatMap((index) => indexOf(sources, index))],
    sections: sectionsOf(checker, given),
    types: typesNamedBy(sources, own),
  };
}

function sectionsOf(checker: ts.TypeChecker, given: ts.Type | undefined): string[] {
  const hidden = given?.getProperty('hiddenSections');
  const list = hidden && checker.getNonNullableType(checker.getTypeOfSymbol(hidden));
  const name = list && checker.getIndexTypeOfType(list, ts.IndexKind.Number);
  const names = name?.isUnion() ? name.types : name ? [name] : [];
  return names.flatMap((type) => (type.isStringLiteral() ? type.value : []));
}

function propOf({ checker }: Sources, symbol: ts.Symbol, fallbacks: ReadonlyMap<string, string>): ApiProp {
  return {
    name: symbol.name,
    type: typeTextOf(symbol, checker),
    meaning: textOf(symbol.getDocumentationComment(checker)),
    isRequired: !(symbol.flags & ts.SymbolFlags.Optional),
    fallback: fallbacks.get(symbol.name),
  };
}

/** `data-*`. */
function indexOf({ checker }: Sources, { keyType, declaration }: ts.IndexInfo): ApiProp[] {
  if (!declaration) return [];
  const comments = ts.getJSDocCommentsAndTags(declaration);
  const meaning = comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
  const name = checker.typeToString(keyType).replace(/^`(.*)\$\{string\}`$/, '$1*');
  return [{ name, type: 'string', meaning, isRequired: false }];
}

function isShared(prop: ts.Symbol): boolean {
  const parent = prop.declarations?.[0]?.parent;
  return parent !== undefined && ts.isInterfaceDeclaration(parent) && shared.includes(parent.name.text);
}

/** Data first, then what people do. */
function sorted(props: ApiProp[]): ApiProp[] {
  const rank = ({ name, isRequired }: ApiProp) => (/^on[A-Z]/.test(name) ? 2 : 0) + (isRequired ? 0 : 1);
  return props.toSorted((a, b) => rank(a) - rank(b));
}

function hookOf(sources: Sources, name: string, symbol: ts.Symbol): ApiHook {
  const { checker, isOurs } = sources;
  const declaration = symbol.declarations?.find(ts.isFunctionDeclaration);
  const given = declaration?.parameters.map((parameter) => checker.getTypeAtLocation(parameter)) ?? [];
  const options = given.flatMap((type) => (type.isClassOrInterface() ? checker.getPropertiesOfType(type) : []));
  const answer = declaration?.type?.getText();
  return {
    name,
    signature: `${name}(${declaration?.parameters.map(parameterText).join(', ') ?? ''})${answer ? `: ${answer}` : ''}`,
    summary: textOf(symbol.getDocumentationComment(checker)),
    options: options
      .filter((option) => option.declarations?.some(isOurs))
      .map((option) => propOf(sources, option, new Map())),
  };
}

/** As a caller sees it: without how it is taken apart. */
function parameterText({ name, type, initializer, questionToken }: ts.ParameterDeclaration): string {
  const isOptional = Boolean(initializer ?? questionToken);
  const shown = ts.isIdentifier(name) ? name.getText() : 'options';
  return `${shown}${isOptional ? '?' : ''}: ${type?.getText() ?? 'unknown'}`;
}

/** Without where the specification says it, which readers of the documentation do not have. */
function textOf(parts: ts.SymbolDisplayPart[]): string {
  return ts
    .displayPartsToString(parts)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ \((?:core platform|widget settings|decisions)\b[^()]*\)/g, '');
}
