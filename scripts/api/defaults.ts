import ts from 'typescript';

/** What a component takes for each prop that it is not given: the values in its pattern, or where it takes its props apart. */
export function defaultsOf(symbol: ts.Symbol): Map<string, string> {
  const found = new Map<string, string>();
  const read = (pattern: ts.BindingName) => {
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const { propertyName, name, initializer } of pattern.elements) {
      if (initializer) found.set((propertyName ?? name).getText().replace(/^['"]|['"]$/g, ''), initializer.getText());
    }
  };
  for (const declaration of symbol.declarations ?? []) {
    if (!ts.isFunctionDeclaration(declaration)) continue;
    const [parameter] = declaration.parameters;
    if (!parameter) continue;
    read(parameter.name);
    for (const statement of declaration.body?.statements ?? []) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer?.getText() === parameter.name.getText()) read(name);
      }
    }
  }
  return found;
}
