import type { VisitorRecord } from 'chatdeck/service';
import type { Random } from './random';
import { familyNames, givenNames, locations } from './texts';

/** People who come by, some of them again and again; a fifth stay anonymous. */
export function seedVisitors(random: Random, count: number, now: Date): [VisitorRecord, ...VisitorRecord[]] {
  const visitor = (index: number): VisitorRecord => {
    const [given, family] = [random.pick(givenNames), random.pick(familyNames)];
    const address = `${given}.${family}`
      .normalize('NFD')
      .replaceAll(/[^A-Za-z.]/g, '')
      .toLowerCase();
    const isKnown = random.chance(0.8);
    const isCustomer = isKnown && random.chance(0.4);
    const createdAt = new Date(now.getTime() - random.between(91, 300) * 86_400_000).toISOString();
    return {
      name: isKnown ? `${given} ${family}` : '',
      email: isKnown ? `${address}${index}@example.test` : '',
      avatarUrl: '',
      location: random.pick(locations),
      createdAt,
      currentPage: '',
      identUserId: isCustomer ? `cust-${4000 + index}` : '',
      identTraits: isCustomer
        ? JSON.stringify({
            orders: random.between(1, 14),
            newsletter: random.chance(0.5),
            tier: random.pick(['basic', 'trail', 'summit']),
          })
        : '',
    };
  };
  const [first, ...rest] = Array.from({ length: count }, (_, index) => visitor(index));
  if (!first) throw new Error('at least one visitor is needed');
  return [first, ...rest];
}
