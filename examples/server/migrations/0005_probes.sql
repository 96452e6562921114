CREATE TABLE "probes" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
