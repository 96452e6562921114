/** Fields that are saved separately but form one choice. */
export type FieldGroups<T> = readonly (readonly (keyof T)[])[];

/** The fields of the choice this field belongs to, or just the field when it belongs to none. */
export function linkedNames<T>(name: keyof T, groups: FieldGroups<T> = []): readonly (keyof T)[] {
  return groups.find((group) => group.includes(name)) ?? [name];
}

/** Groups these fields by the choice they belong to. */
export function choicesAmong<T>(names: readonly (keyof T)[], groups?: FieldGroups<T>): (keyof T)[][] {
  const isFirst = (name: keyof T) => linkedNames(name, groups).find((linked) => names.includes(linked)) === name;
  return names.filter(isFirst).map((first) => linkedNames(first, groups).filter((name) => names.includes(name)));
}
