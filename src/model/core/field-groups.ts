/** Fields that are stored apart but make up one choice. */
export type FieldGroups<T> = readonly (readonly (keyof T)[])[];

/** The fields of the choice that this one belongs to; only the field itself when it belongs to none. */
export function linkedNames<T>(name: keyof T, groups: FieldGroups<T> = []): readonly (keyof T)[] {
  return groups.find((group) => group.includes(name)) ?? [name];
}

/** These fields, those of one choice together. */
export function choicesAmong<T>(names: readonly (keyof T)[], groups?: FieldGroups<T>): (keyof T)[][] {
  const isFirst = (name: keyof T) => linkedNames(name, groups).find((linked) => names.includes(linked)) === name;
  return names.filter(isFirst).map((first) => linkedNames(first, groups).filter((name) => names.includes(name)));
}
