import { describe } from 'vitest';
import { holdContract } from './hold-contract';
import { startPglite } from './targets';

// Its queries are PostgreSQL's, which keep accounts apart in each run.
const withTenants = Boolean(process.env.CHATDECK_TEST_FULL);

describe('server on PGlite', () => holdContract(startPglite, { withTenants }));
