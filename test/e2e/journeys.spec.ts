import { test } from '@playwright/test';
import { declareJourneys } from './journeys/declare';

declareJourneys(test);
