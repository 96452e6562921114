import { describe } from 'vitest';
import { holdContract } from './hold-contract';
import { startPglite } from './targets';

// Its queries are PostgreSQL's, which holds the whole in each run.
const isWhole = Boolean(process.env.CHATDECK_TEST_FULL);

describe('server on PGlite', () => holdContract(startPglite, { isWhole }));
