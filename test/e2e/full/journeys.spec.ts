import { test } from '@playwright/test';
import { declareVariants } from '../journeys/declare';

if (process.env.CHATDECK_TEST_FULL) declareVariants(test);
