CREATE TABLE "chat_days" (
	"widget_id" bigint NOT NULL,
	"day" date NOT NULL,
	"chats" integer NOT NULL,
	CONSTRAINT "chat_days_widget_id_day_pk" PRIMARY KEY("widget_id","day")
);
--> statement-breakpoint
ALTER TABLE "chat_days" ADD CONSTRAINT "chat_days_widget_id_widgets_id_fk" FOREIGN KEY ("widget_id") REFERENCES "public"."widgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_widget_id_offline_at_index" ON "presence" USING btree ("widget_id","offline_at");--> statement-breakpoint
INSERT INTO "chat_days" ("widget_id", "day", "chats")
SELECT "widget_id", ("started_at" AT TIME ZONE 'UTC')::date, count(*) FROM "chats" GROUP BY 1, 2;--> statement-breakpoint
CREATE FUNCTION "count_chat_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN
		UPDATE "chat_days" AS "counted" SET "chats" = "counted"."chats" - "gone"."chats"
		FROM (SELECT "widget_id", ("started_at" AT TIME ZONE 'UTC')::date AS "day", count(*) AS "chats" FROM "former" GROUP BY 1, 2) AS "gone"
		WHERE "counted"."widget_id" = "gone"."widget_id" AND "counted"."day" = "gone"."day";
	END IF;
	IF tg_op <> 'DELETE' THEN
		INSERT INTO "chat_days" AS "counted" ("widget_id", "day", "chats")
		SELECT "widget_id", ("started_at" AT TIME ZONE 'UTC')::date, count(*) FROM "added" GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("widget_id", "day") DO UPDATE SET "chats" = "counted"."chats" + "excluded"."chats";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_days_added" AFTER INSERT ON "chats" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_chat_days"();--> statement-breakpoint
CREATE TRIGGER "chat_days_changed" AFTER UPDATE ON "chats" REFERENCING OLD TABLE AS "former" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_chat_days"();--> statement-breakpoint
CREATE TRIGGER "chat_days_removed" AFTER DELETE ON "chats" REFERENCING OLD TABLE AS "former" FOR EACH STATEMENT EXECUTE FUNCTION "count_chat_days"();
