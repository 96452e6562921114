import { describe } from 'vitest';
import { holdContract } from './hold-contract';
import { startPglite } from './targets';

describe('server on PGlite', () => holdContract(startPglite));
