/** Who was told of last as signed in. */
export interface IdentifiedUser {
  /** Whether somebody else was told of before; from now on this person was. */
  isNews(person: string): boolean;
  forget(): void;
}

export function createIdentifiedUser(): IdentifiedUser {
  let last = '';
  return {
    isNews(person) {
      if (person === last) return false;
      last = person;
      return true;
    },
    forget() {
      last = '';
    },
  };
}
