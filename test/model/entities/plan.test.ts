import { describe, expect, it } from 'vitest';
import { planIncludes, planSchema, readAnswer } from 'chatdeck/model';
import { makePlan } from 'chatdeck/testing';

describe('a plan', () => {
  const plan = (fields: object) => readAnswer(planSchema, { ...makePlan(), ...fields });

  it.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
    [null, false],
    [undefined, false],
  ])('whose flag is %s includes the feature: %s', (flag, expected) => {
    expect(planIncludes(plan({ triggers: flag }), 'triggers')).toBe(expected);
  });

  it('has operating hours unless it says that it has not', () => {
    const { operatingHours: _operatingHours, ...raw } = makePlan();
    expect(planIncludes(readAnswer(planSchema, raw), 'operatingHours')).toBe(true);
    expect(planIncludes(plan({ operatingHours: false }), 'operatingHours')).toBe(false);
  });
});
