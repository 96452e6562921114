import { describe } from 'vitest';
import { holdContract } from './hold-contract';
import { startMsw } from './targets';

describe('memory store through MSW', () => holdContract(startMsw));
