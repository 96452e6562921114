import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const { hosts } = inject('packed');

/** Types that say how they were made instead of what they are. */
const machinery = /\b(Omit|Pick|Exclude|Extract|Methods|ClientCall|ReadyRow)<|Zod/;

/** What a host has in its editor. */
const code = `
import { Account, ChatdeckTheme } from 'chatdeck';
import { createClient } from 'chatdeck/client';
import { useAccount, useBehaviorTab, useReportsHistory, useUsers } from 'chatdeck/hooks';
import type { User } from 'chatdeck/model';
const client = createClient({ baseUrl: '', session: { id: 'acme', getToken: () => 'token' } });
const account = useAccount();
const behavior = useBehaviorTab(1);
const history = useReportsHistory({});
const users = useUsers();
const currentUser = client.users.current;
const updateConfig = client.widgets.updateConfig;
`;

let program: ts.Program;
let service: ts.LanguageService;
let file: string;
beforeAll(() => {
  file = join(hosts['19'], 'hover.mts');
  service = openEditor(file, code);
  program = service.getProgram() as ts.Program;
}, 120_000);

test('the host’s code has no faults', () => {
  expect(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([]);
});

test.each([
  ['createClient', 'function createClient(options: ClientOptions): Client'],
  ['client', 'const client: Client'],
  ['account', 'const account: AccountProps'],
  ['behavior', 'const behavior: BehaviorTabProps'],
  ['history', 'const history: ReportsHistoryProps'],
  ['users', 'const users: UsersProps'],
  ['currentUser', 'const currentUser: (options?: CallOptions | undefined) => Promise<User>'],
  [
    'updateConfig',
    'const updateConfig: (id: Id, settings: JsonObject, options?: UpdateConfigOptions) => Promise<StoredWidget>',
  ],
  ['Account', 'function Account(props: AccountProps & AccountScreenProps): React.JSX.Element'],
  ['ChatdeckTheme', 'function ChatdeckTheme(props: ChatdeckThemeProps): React.JSX.Element'],
])('%s hovers as its name and no more', (name, text) => {
  expect(hoverOf(name)).toBe(text);
});

describe('the members of what a host gets and gives', () => {
  const typesOf: Record<string, (name: string) => boolean> = {
    chatdeck: (name) => /(Props|Options)$/.test(name),
    'chatdeck/client': (name) => ['Client', 'ClientOptions', 'ClientSession'].includes(name),
    'chatdeck/hooks': (name) => /(Props|Options)$/.test(name),
    'chatdeck/model': (name) => /Props$|^(Widget|User|Account|Plan|Editor|Form|Problem|Route)$/.test(name),
  };

  test.each(Object.entries(typesOf))('%s says what each is', (specifier, isWanted) => {
    const checker = program.getTypeChecker();
    const types = exportsOf(specifier).filter((symbol) => symbol.flags & ts.SymbolFlags.Type && isWanted(symbol.name));
    const members = types.flatMap((symbol) =>
      checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map((member) => ({
        name: `${symbol.name}.${member.name}`,
        text: checker.typeToString(checker.getTypeOfSymbol(member)),
      })),
    );
    expect(members.length).toBeGreaterThan(3);
    expect(members.filter(({ text }) => machinery.test(text))).toEqual([]);
  });
});

/** Each member as an editor shows it. */
const expanded: Record<string, Record<string, string>> = {
  UsersProps: {
    users: 'Loadable<UserList> | { status: "adminRequired"; }',
    now: 'number',
    invite: 'Form<Invitation>',
    outcomes: 'readonly InviteOutcome[]',
    invitations: 'Invitations | undefined',
    onAdminToggle: '(id: Id) => void',
    onDelete: '(id: Id) => void',
  },
  PermissionsProps: {
    permissions: 'Loadable<PermissionsData> | { status: "setupRequired"; widgetId?: Id | undefined; }',
    error: 'PermissionsError | undefined',
    upgradeUrl: 'string | undefined',
    onReinstall: '(() => void) | undefined',
    onMainUserChange: '(() => void) | undefined',
  },
};

test.each(Object.entries(expanded))('%s shows a host what each member is', (name, members) => {
  const checker = program.getTypeChecker();
  const symbol = exportsOf('chatdeck/model').find((each) => each.name === name);
  const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
  const shown = (type ? checker.getPropertiesOfType(type) : []).map((member) => [
    member.name,
    checker.typeToString(checker.getTypeOfSymbol(member), undefined, ts.TypeFormatFlags.NoTruncation),
  ]);
  expect(Object.fromEntries(shown)).toEqual(members);
});

function hoverOf(name: string): string {
  const at = new RegExp(`(?<=[{,] |const )${name}\\b`).exec(code)?.index ?? -1;
  const parts = service.getQuickInfoAtPosition(file, at)?.displayParts;
  const [first = ''] = ts.displayPartsToString(parts).split('\nimport ');
  return first.replace(/^\(alias\) /, '');
}

/** What an entry exports, each as it is declared. */
function exportsOf(specifier: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const statement = source?.statements.find(
    (each) =>
      ts.isImportDeclaration(each) &&
      ts.isStringLiteral(each.moduleSpecifier) &&
      each.moduleSpecifier.text === specifier,
  ) as ts.ImportDeclaration | undefined;
  const module = statement && checker.getSymbolAtLocation(statement.moduleSpecifier);
  if (!module) throw new Error(`${specifier} is not imported.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

function openEditor(path: string, text: string): ts.LanguageService {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const read = (name: string) => (name === path ? text : ts.sys.readFile(name));
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [path],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const content = read(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => hosts['19'],
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (name) => name === path || ts.sys.fileExists(name),
    readFile: read,
  });
}
