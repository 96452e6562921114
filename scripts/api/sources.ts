import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

export interface Entry {
  /** `screens/login`. */
  entry: string;
  named: Map<string, ts.Symbol>;
}

export interface Sources {
  checker: ts.TypeChecker;
  entries: Entry[];
  /** Whether something is declared in the package itself. */
  isOurs(this: void, node: ts.Node): boolean;
}

/** The sources of entries, with their types. */
export function openSources(entryGlob: string): Sources {
  const files = globSync(entryGlob).sort();
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, process.cwd());
  const program = ts.createProgram(files, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const own = `${resolve('src').replaceAll('\\', '/')}/`;
  const entries = files.map((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const named = module ? checker.getExportsOfModule(module) : [];
    return {
      entry: file.replaceAll('\\', '/').replace(/^src\/|\/index\.ts$/g, ''),
      named: new Map(named.map((symbol) => [symbol.name, original(symbol, checker)])),
    };
  });
  return {
    checker,
    entries,
    isOurs: (node) => resolve(node.getSourceFile().fileName).replaceAll('\\', '/').startsWith(own),
  };
}

export function original(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
