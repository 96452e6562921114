import { describe } from 'vitest';
import { holdContract } from './hold-contract';
import { startPostgres } from './targets';

describe('server on PostgreSQL 15', () => holdContract(startPostgres));
