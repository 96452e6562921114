-- A report reads a few thousand chats in a few milliseconds. PostgreSQL guesses more of them from ten million on, and then
-- takes longer to start workers than to read.
ALTER TABLE "chats" SET (parallel_workers = 0);
