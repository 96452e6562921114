import { test } from '@playwright/test';
import { declareVariants } from '../journeys/declare';

declareVariants(test);
