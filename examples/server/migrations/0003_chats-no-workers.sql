-- One core reads a report, however many there are. From ten million chats on PostgreSQL expects more of a range than lies in
-- it, and took 7 ms to start workers for 5,000 chats that are read in 5. The price: a report over hundreds of thousands, and a
-- new index on "chats", are made by one core as well.
ALTER TABLE "chats" SET (parallel_workers = 0);
